/** A seat at a puzzle's table: what is answered there is looked at, and not sent. */

import { Sitting } from "../table/sitting.svelte";

export class Attempt extends Sitting {
  override readonly teaches = false;
  /** The key that was answered with, and what it was called. */
  tried: { key: string; label: string } | null = $state.raw(null);

  protected override async choose(keys: string[]): Promise<void> {
    const key = keys[0];
    if (key !== undefined) this.tried = { key, label: this.label(key) };
  }

  /** Another try at the same position. */
  again(): void {
    this.tried = null;
    this.clear();
  }
}
