/** Presses of a mouse, a finger or a key, each with the moment at which it began. Every answer asks here whether its press counts. */

/** For so many milliseconds a question must have been on the screen before a press on it can be meant for it. */
export const MOMENT = 300;
/** Two presses at one place, or of one key, within so many milliseconds are one. */
const DOUBLE = 400;
/** Pixels of the screen within which two presses are at one place. */
const NEAR = 32;
const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Fn"]);

interface Press {
  at: number;
  /** The second half of a double press, which began with one that counted. */
  second: boolean;
  /** A key held down presses again and again; nobody means that. */
  repeated: boolean;
  /** It came too early for its question: what follows it is no second half. */
  early: boolean;
}
interface Pointer extends Press {
  x: number;
  y: number;
}
interface Key extends Press {
  name: string;
}

type PointerDown = Pick<PointerEvent, "timeStamp" | "pointerId" | "clientX" | "clientY">;
type Click = Pick<MouseEvent, "timeStamp" | "detail"> & { pointerId?: number };
type KeyDown = Pick<KeyboardEvent, "timeStamp" | "key" | "repeat">;

export class Presses {
  private readonly pointers = new Map<number, Pointer>();
  private pointer: Pointer | null = null;
  /** The key that is down. */
  private held: Key | null = null;
  private key: Key | null = null;
  /** What is being answered to; null where nobody pressed anything, as when a screen reader clicks. */
  private current: Press | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  pointerDown(event: PointerDown): void {
    const before = this.pointer;
    const pressed: Pointer = { ...this.begun(event), x: event.clientX, y: event.clientY };
    pressed.second = before !== null && Math.hypot(pressed.x - before.x, pressed.y - before.y) < NEAR && follows(before, pressed);
    this.pointer = pressed;
    this.pointers.set(event.pointerId, pressed);
  }

  click(event: Click): void {
    this.current = event.detail > 0 ? (this.pointers.get(event.pointerId ?? NaN) ?? this.pointer) : this.held;
  }

  keyDown(event: KeyDown): void {
    if (MODIFIERS.has(event.key)) return;
    if (event.repeat && this.held) this.held.repeated = true;
    else {
      const before = this.key;
      const pressed: Key = { ...this.begun(event), name: event.key, repeated: event.repeat };
      pressed.second = before !== null && before.name === pressed.name && follows(before, pressed);
      this.key = this.held = pressed;
    }
    this.current = this.held;
  }

  /** No key is down any more. */
  keyUp(): void {
    this.held = null;
  }

  /** Whether the press now being answered to was made for what has been on the screen since then. */
  counts(since: number): boolean {
    const press = this.current;
    if (press === null) return true;
    press.early = press.at - since < MOMENT;
    return !press.early && !press.second && !press.repeated;
  }

  /** When it was made, which is before it was heard where the page was busy. */
  private begun(event: { timeStamp: number }): Press {
    const now = this.now();
    const at = event.timeStamp > 0 && event.timeStamp <= now ? event.timeStamp : now;
    return { at, second: false, repeated: false, early: false };
  }
}

function follows(before: Press, press: Press): boolean {
  return press.at - before.at < DOUBLE && !before.early;
}

/** The key with which an element answers. */
function keyAt(element: Element | null): string | null {
  return element?.closest<HTMLElement | SVGElement>("[data-key]")?.dataset.key ?? null;
}

/** The presses on a page. They are heard before anything on it hears them. */
export function hearPresses(page: Window): Presses {
  const presses = new Presses();
  /** What a mouse is pressing, until its click has come. */
  let pressing: { target: Element; key: string } | null = null;

  const options = { capture: true, passive: true };
  page.addEventListener(
    "pointerdown",
    (event) => {
      presses.pointerDown(event);
      const target = event.target as Element;
      const key = event.pointerType === "touch" || event.button !== 0 ? null : keyAt(target);
      pressing = key === null ? null : { target, key };
    },
    options,
  );
  // A click whose target was drawn anew between press and release is not sent by the browser: it is made up for.
  page.addEventListener(
    "pointerup",
    (event) => {
      const pressed = pressing;
      if (!pressed || pressed.target.isConnected) return;
      const { clientX, clientY, pointerId } = event;
      setTimeout(() => {
        const target = page.document.elementFromPoint(clientX, clientY);
        if (pressing !== pressed || !target || keyAt(target) !== pressed.key) return;
        target.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY, pointerId }));
      });
    },
    options,
  );
  page.addEventListener(
    "click",
    (event) => {
      pressing = null;
      presses.click(event as PointerEvent);
    },
    options,
  );
  // A double press on what can be pressed marks no words, though the words of the next question may be there by then.
  let pressable = false;
  page.addEventListener(
    "mousedown",
    (event) => {
      if (event.detail < 2) pressable = (event.target as Element).closest("button, [role='button'], [data-key]") !== null;
      else if (pressable) event.preventDefault();
    },
    { capture: true },
  );
  page.addEventListener("keydown", (event) => presses.keyDown(event), options);
  // A button is clicked by Space after the key was let go.
  page.addEventListener("keyup", () => setTimeout(() => presses.keyUp()), options);
  page.addEventListener("blur", () => presses.keyUp(), options);
  return presses;
}
