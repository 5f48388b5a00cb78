import { expect, test } from "vitest";
import { withBotsNamed } from "./bots";

test("every bot has a name of its own, and nobody else is renamed", () => {
  const named = withBotsNamed([
    { bot: null, name: null },
    { bot: "greedy", name: null },
    { bot: null, name: "camille" },
    { bot: "random", name: null },
    { bot: "random", name: "Hal" },
  ]);
  expect(named.map((seat) => seat.name)).toEqual([null, "Tycho", "camille", "Percival", "Hal"]);
  expect(named.map((seat) => seat.bot)).toEqual([null, "greedy", null, "random", "random"]);
});
