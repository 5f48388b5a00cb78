import { afterEach, expect, test } from "vitest";
import { settings } from "../app/settings.svelte";
import type { SeatShown } from "../table/protocol";
import { headline } from "./outcome";

const seats = [{ name: "Ada" }, { name: "Lou" }] as SeatShown[];

afterEach(() => {
  settings.language = "en";
});

test.each([
  ["en", "You win by 3", "Ada wins by 3", "You win on the tie-break"],
  ["fr", "Vous gagnez de 3 points", "Ada gagne de 3 points", "Vous gagnez au départage"],
  ["pt", "Você vence por 3", "Ada vence por 3", "Você vence no desempate"],
] as const)("whoever won is spoken to, all others are told who did (%s)", (language, mine, hers, tied) => {
  settings.language = language;
  expect(headline({ kind: "wins", seats: [0], ahead: 3 }, seats, 0)).toBe(mine);
  expect(headline({ kind: "wins", seats: [0], ahead: 3 }, seats, 1)).toBe(hers);
  expect(headline({ kind: "wins", seats: [0], ahead: 3 }, seats)).toBe(hers);
  expect(headline({ kind: "tiebreak", seats: [0] }, seats, 0)).toBe(tied);
});
