/** A seat's line to the table: joins, keeps what was not yet acknowledged, and finds its way back by itself. */

import type { FromClient, FromTable, Join } from "./protocol";

export type Line = "connecting" | "live" | "reconnecting" | "closed";

export interface Listener {
  /** A message has come. */
  heard(message: FromTable): void;
  /** The line is up, down, or closed for good (with the reason). */
  line(state: Line, reason: string, code: number): void;
}

type Request = Exclude<FromClient, Join>;

/** The table will not have us back: no such seat, misbehaved, deleted. */
const FINAL = new Set([4001, 4002, 4004, 4005]);
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
/** Messages that may be sent again after a break: the table counts them once. */
const SAFE_TO_REPEAT = new Set(["choose"]);

let nextRef = 1;

export class Connection {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private open = true;
  private joined = false;
  private waiting = new Map<number, { message: Request; settle: (answer: FromTable) => void }>();

  constructor(
    private readonly url: string,
    private readonly join: Omit<Join, "type">,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Send a message; the promise gives the table's answer to it. */
  ask(message: Request): Promise<FromTable> {
    const ref = nextRef++;
    const sent = { ...message, ref };
    return new Promise((settle) => {
      this.waiting.set(ref, { message: sent, settle });
      if (this.joined) this.socket?.send(JSON.stringify(sent));
    });
  }

  /** From the next joining on, another language. */
  speak(language: Join["language"]): void {
    this.join.language = language;
    if (this.joined) void this.ask({ type: "language", language: language ?? "en" });
  }

  close(): void {
    this.open = false;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private connect(): void {
    this.listener.line(this.attempts === 0 ? "connecting" : "reconnecting", "", 0);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.joined = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: "join", ...this.join }));
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      this.hear(JSON.parse(String(event.data)) as FromTable);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || !this.open) return;
      clearInterval(this.beat);
      this.joined = false;
      if (FINAL.has(event.code)) {
        this.open = false;
        this.listener.line("closed", event.reason, event.code);
      } else {
        this.tryAgain();
      }
    };
  }

  private tryAgain(): void {
    this.listener.line("reconnecting", "", 0);
    const pause = PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)] ?? 8000;
    this.attempts += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private hear(message: FromTable): void {
    if (message.type === "welcome" || message.type === "gathering") {
      this.joined = true;
      this.attempts = 0;
      this.heardAt = Date.now();
      clearInterval(this.beat);
      this.beat = setInterval(() => this.listen(), 10_000);
      this.listener.line("live", "", 0);
      for (const [ref, { message, settle }] of this.waiting) {
        if (SAFE_TO_REPEAT.has(message.type)) this.socket?.send(JSON.stringify(message));
        else {
          this.waiting.delete(ref);
          settle({ type: "refused", ref, code: "not_stored", text: "" });
        }
      }
    }
    const ref = "ref" in message ? message.ref : null;
    if (typeof ref === "number") {
      const asked = this.waiting.get(ref);
      this.waiting.delete(ref);
      asked?.settle(message);
    }
    this.listener.heard(message);
  }

  /** A line that has gone dead without a word is noticed by its silence. */
  private listen(): void {
    if (Date.now() - this.heardAt > 25_000) {
      const dead = this.socket;
      this.socket = null;
      dead?.close();
      clearInterval(this.beat);
      this.tryAgain();
    } else if (this.joined) {
      this.socket?.send(JSON.stringify({ type: "ping" }));
    }
  }
}
