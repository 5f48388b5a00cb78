/** Since when the open question has been before somebody's eyes. */

import { MOMENT } from "./presses";

export class Seen {
  /** It has only just come: a press on it would have been meant for the one before. */
  fresh = $state(false);
  at = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Another question, or the same one uncovered. It counts from when it is painted. */
  begin(): void {
    this.at = performance.now();
    this.fresh = true;
    clearTimeout(this.timer);
    requestAnimationFrame(() => {
      this.at = performance.now();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.fresh = false), MOMENT);
    });
  }
}
