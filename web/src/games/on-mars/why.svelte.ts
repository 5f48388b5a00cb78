/** Why some keys are not offered now: asked for whenever the question or the keys change. */

import type { Scene } from "../../table/scene";

export class WhyNot {
  private found: Record<string, string[]> = $state.raw({});

  /** `keys` are those that a menu keeps in their place though they are closed. */
  constructor(scene: () => Scene, keys: () => string[]) {
    $effect(() => {
      const closed = scene().asked === null ? [] : keys();
      this.found = {};
      if (closed.length === 0) return;
      let stale = false;
      void scene()
        .why(closed)
        .then((found) => {
          if (!stale) this.found = found;
        });
      return () => (stale = true);
    });
  }

  of(key: string): string[] {
    return this.found[key] ?? [];
  }
}
