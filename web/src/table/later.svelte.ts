/** "Pass after this action": the table passes for me as soon as it can, unless something else is asked of me first. */

import type { Asked, State } from "./protocol";

export class PassLater {
  wanted = $state(false);
  /** The question at which it was wished: the action is chosen there. */
  private from = "";
  /** How far the game was. In another round nobody passes for me. */
  private clock = "";
  /** My turn was ended for me; what is asked of me from here on is news. */
  private ended = false;

  wish(state: State | null): void {
    this.wanted = true;
    this.from = state?.asked?.id ?? "";
    this.clock = state?.clock ?? "";
    this.ended = false;
  }

  forget(): void {
    this.wanted = false;
  }

  /** The key with which a new state is to be answered, if it is. `taken`: something was taken back with it. */
  answer(state: State, taken: boolean): string | null {
    const asked = state.asked;
    if (!this.wanted) return null;
    if (taken || state.over || state.clock !== this.clock) this.forget();
    else if (asked && asked.id !== this.from) return this.reply(asked);
    return null;
  }

  private reply(asked: Asked): string | null {
    const offers = (key: string) => asked.options.some((option) => option.key === key);
    if (asked.kind === "menu" && offers("pass")) {
      this.forget();
      return "pass";
    }
    if (asked.kind === "menu" && offers("end") && !this.ended) {
      this.ended = true;
      return "end";
    }
    if (asked.kind === "menu" || this.ended) this.forget();
    return null;
  }
}
