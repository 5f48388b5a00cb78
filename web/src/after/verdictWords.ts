/** What decided it, as somebody who watched would say it. */

import { whoOf } from "../frame/names";
import { partName, roundName } from "../start/say";
import { listed } from "../start/words";
import type { Scene } from "../table/scene";
import { t } from "../words/index.svelte";
import type { Reason } from "./verdict";

type Teller = Pick<Scene, "term" | "seat" | "seats" | "card" | "name">;

export function told(scene: Teller, why: Reason): string {
  const name = (seat: number) => whoOf(scene, seat);
  const who = name(why.seat);
  switch (why.kind) {
    case "wins":
      return t("after.why-wins", why.ahead, who);
    case "wins-by":
      return t("after.why-wins-by", why.ahead, who, through(scene, why.part), why.gap, name(why.other));
    case "tiebreak":
      return t("after.why-tiebreak", why.points, who, name(why.other));
    case "shared":
      return t("after.why-shared", why.points, listed(why.seats.map(name)));
    case "nobody":
      return t("after.why-nobody", why.points, who);
    case "solo":
      return t(why.won ? "after.why-solo-won" : "after.why-solo-lost", why.points, who);
    case "rival":
      // A rival can be behind and the goal missed all the same.
      if (!why.won && why.ahead > 0) return t("after.why-rival-ahead", why.ahead, who);
      return t(why.won ? "after.why-rival-won" : "after.why-rival-lost", Math.abs(why.ahead), who);
    case "most":
      return t("after.why-most", through(scene, why.part), why.points, why.of);
    case "always":
      return t("after.why-always", who);
    case "led-from":
      return t("after.why-from", who, scene.term("round.from", why.round) || t("after.from", inside(roundName(scene, why.round))));
    case "led-until":
      return t(
        "after.why-until",
        why.ahead,
        who,
        scene.term("round.until", why.round) || t("after.until", inside(roundName(scene, why.round))),
      );
    case "despite":
      return t("after.why-despite", who, through(scene, why.part), why.gap);
    case "card":
      return t("after.why-card", why.points, scene.card(why.card)?.name ?? scene.name(`card ${why.card}`), who);
  }
}

/** "through cities": how points of a part came about, as the game says it inside a sentence. */
function through(scene: Teller, part: string): string {
  return scene.term(`through.${part}`) || t("after.through", inside(partName(scene, part)));
}

/** A name as it stands inside a sentence. */
function inside(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}
