/** Fetches a piece of the client; if the server is away, again when it is back. */

const PAUSE = 1000; // milliseconds
const MOST = 8000;

export async function patiently<T>(load: () => Promise<T>, anew: () => void = () => location.reload(), pause = PAUSE): Promise<T> {
  let wait = pause;
  let answered = false;
  for (;;) {
    try {
      return await load();
    } catch {
      // Some browsers remember that a piece could not be had: if the server answers and it still cannot, only a new page helps.
      if (answered) anew();
    }
    await new Promise((done) => setTimeout(done, wait));
    wait = Math.min(MOST, 2 * wait);
    answered = await fetch("/health").then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
