import { expect, it } from "vitest";
import { goesOn } from "./playOn";

const position = { game: "red-planet", options: { players: 3 }, state: {} };

it("knows a file of a game that can be played on from", () => {
  expect(goesOn({ game: "red-planet", seat: 1, moments: [], log: [], position })).toBe(true);
  expect(goesOn({ game: "red-planet", seat: null, moments: [], log: [], position: null })).toBe(false);
  expect(goesOn({ game: "red-planet", seat: 1, moments: [], log: [] })).toBe(false);
  expect(goesOn({ game: "red-planet", options: { players: 3 }, choices: [] })).toBe(false);
});
