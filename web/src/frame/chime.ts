/** Two soft notes when it is my turn. Browsers allow them once the page has been touched. */

let context: AudioContext | null = null;
/** Milliseconds after which nobody would know what rings. */
const LATE = 1500;

export function chime(): void {
  try {
    const audio = context;
    if (!audio) return;
    // A device that slept, or a call, has stopped it: it goes on if the browser lets it, and a late chime is worse than none.
    const due = performance.now();
    if (audio.state !== "running")
      void audio.resume().then(
        () => performance.now() - due < LATE && ring(audio),
        () => undefined,
      );
    else ring(audio);
  } catch {
    // Without sound the title still tells.
  }
}

/** Called on the first touch, so that a later chime is heard. */
export function allowChime(): void {
  try {
    if (!navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
  } catch {
    // As above.
  }
}

function ring(audio: AudioContext): void {
  note(audio, 523.25, 0);
  note(audio, 783.99, 0.14);
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.75);
}
