/** What is read aloud to who listens: the question when it is asked, and what others did. */

import { untrack } from "svelte";
import { settings } from "../app/settings.svelte";
import type { Asking } from "./asking.svelte";
import { chime } from "./chime";
import { showHere } from "./push";
import { textOf, told } from "./story";

export class Aloud {
  said = $state("");

  /** Made while a component is: it listens as long as that stands. `asked` is called for each new question. */
  constructor(asking: Asking, title: () => string, asked: () => void) {
    const { sitting } = asking;
    let lastAsked = "";
    $effect(() => {
      const id = sitting.asked?.id ?? "";
      if (id === lastAsked) return;
      const wasAsked = lastAsked !== "";
      lastAsked = id;
      if (!id) return;
      untrack(() => {
        this.said = `${asking.whose}. ${sitting.asked?.prompt ?? ""}`;
        if (!wasAsked && settings.sound) chime();
        if (!wasAsked && sitting.seat !== null) void showHere(sitting.welcome?.id ?? "", sitting.seat, asking.whose, title());
        asked();
      });
    });

    let known = -1;
    $effect(() => {
      const log = sitting.log;
      untrack(() => {
        const from = known;
        known = log.length;
        if (from < 0 || log.length <= from) return;
        const fresh = told(log, sitting.seat, from);
        const deeds = fresh.filter((one) => !one.consequence && one.line.seat !== sitting.seat).slice(-3);
        if (deeds.length > 0) this.said = deeds.map((one) => textOf(one.line)).join(" ");
      });
    });
  }
}
