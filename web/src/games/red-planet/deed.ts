/** What the lit button says: named for what it does, not "choose". */

import { spoken } from "../../frame/options";
import type { Scene } from "../../table/scene";
import { t, type Phrase } from "../../words/index.svelte";

/** What a character does with a shuttle or a zone, once its astronauts are aboard. */
const DOES: Record<string, Record<string, Phrase>> = {
  shuttle: { secret_agent: "rp.do-launch", saboteur: "rp.do-destroy", pilot: "rp.do-redirect" },
  zone: { soldier: "rp.do-remove", femme_fatale: "rp.do-replace", pilot: "rp.do-land" },
};

export function deed(scene: Scene, picked: string[]): string | null {
  const [key] = picked;
  const asked = scene.asked;
  if (!asked || key === undefined || picked.length > 1) return null;
  const [verb = ""] = key.split(" ");
  const what = spoken(scene.label(key)).main;
  if (verb === "character") return t("rp.do-play", scene.name(key));
  if (verb === "card") return t("rp.do-keep", scene.name(key));
  if (verb === "move") return t("rp.do-move", what);
  // Whoever boards is asked how many: no other question about a shuttle has a number in it.
  if (verb === "shuttle" && /\d/.test(asked.prompt)) return t("rp.do-board", what);
  const does = DOES[verb]?.[asked.source?.split(" ")[1] ?? ""];
  return does ? t(does, what) : null;
}
