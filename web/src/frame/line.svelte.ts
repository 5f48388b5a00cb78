/** Says when the line to the table is lost, and what was missed when it is back. */

import { untrack } from "svelte";
import type { Sitting } from "../table/sitting.svelte";
import { t } from "../words/index.svelte";
import { toasts } from "./toasts.svelte";

const SHORT = 2000; // milliseconds: of a break that nobody need know of

/** Called while a component is made: it watches as long as that stands. */
export function watchLine(sitting: Sitting): void {
  let lostAt = 0;
  let linesThen = 0;
  $effect(() => {
    const line = sitting.line;
    untrack(() => {
      if (line === "reconnecting" && lostAt === 0) {
        lostAt = Date.now();
        linesThen = sitting.log.length;
        setTimeout(() => {
          if (sitting.line === "reconnecting") toasts.say(sitting.busy ? t("table.choice-waits") : t("table.choice-safe"), "bad");
        }, SHORT);
      } else if (line === "live" && lostAt > 0) {
        const long = Date.now() - lostAt > SHORT;
        lostAt = 0;
        if (long)
          setTimeout(() => {
            const missed = sitting.log.length - linesThen;
            toasts.clear();
            toasts.say(missed > 0 ? t("table.missed", missed) : t("table.back-live"), "good");
          }, 400);
      }
    });
  });
}
