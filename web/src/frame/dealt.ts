/** Where a table's deal comes from, in words. */

import { settings } from "../app/settings.svelte";
import { shelf } from "../start/catalogue.svelte";
import { listed } from "../start/words";
import type { DealTold, SeatShown } from "../table/protocol";
import { t } from "../words/index.svelte";

type Ours = "seed" | "position" | "record" | "moment";
const OURS = new Set<string>(["seed", "position", "record", "moment"] satisfies Ours[]);

/** "Chosen by whoever made this table: the seed." Nothing if nothing was chosen. */
export function chosenText(deal: DealTold, game: string): string {
  if (deal.chosen.length === 0) return "";
  return t("deal.chosen", listed(deal.chosen.map((name) => (OURS.has(name) ? t(`deal.${name as Ours}`) : optionText(name, game)))));
}

/** What an option is for, as the middle of a sentence. */
function optionText(name: string, game: string): string {
  const option = shelf.catalogue?.games.find((one) => one.id === game)?.options.find((one) => one.name === name);
  const said = option?.texts[settings.language]?.split(/\s*[;.]/)[0];
  return said ? said.charAt(0).toLocaleLowerCase() + said.slice(1) : name;
}

/** The people whose links whoever made the table has too, where that is more than their own. */
export function heldText(seats: SeatShown[]): string {
  const held = seats.filter((seat) => !seat.invited && !seat.bot);
  return held.length > 1 ? t("deal.held", listed(held.map((seat) => seat.name))) : "";
}
