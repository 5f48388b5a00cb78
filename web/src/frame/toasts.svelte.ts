/** Short messages, one at a time: what happened to me, and the line to the table. */

export interface Toast {
  text: string;
  seat: number | null;
  tone: "good" | "bad" | "plain";
}

const SECONDS = 4;

class Toasts {
  shown: Toast | null = $state.raw(null);
  private queue: Toast[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;

  say(text: string, tone: Toast["tone"] = "plain", seat: number | null = null): void {
    this.queue.push({ text, tone, seat });
    if (this.queue.length > 3) this.queue.splice(0, this.queue.length - 3);
    if (!this.shown) this.next();
  }

  next(): void {
    clearTimeout(this.timer);
    this.shown = this.queue.shift() ?? null;
    if (this.shown && !this.paused) this.timer = setTimeout(() => this.next(), SECONDS * 1000);
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.paused = false;
    if (this.shown) this.timer = setTimeout(() => this.next(), SECONDS * 1000);
  }

  clear(): void {
    this.queue = [];
    this.next();
  }
}

export const toasts = new Toasts();
