import { describe, expect, it } from "vitest";
import { facts } from "./facts";

const scene = { called: (id: string) => ({ hellas: "Hellas", comet: "Comet" })[id] ?? id };

describe("a view as plain text", () => {
  it("names what the game names and leaves out what is empty", () => {
    const told = facts({ round: 3, zone: "hellas", hand: [{ id: "comet" }], none: null, players: [], cold: -14 }, scene);
    expect(told).toEqual([
      { name: "round", value: "3" },
      { name: "zone", value: "Hellas" },
      { name: "hand", value: "Comet" },
      { name: "cold", value: "−14" },
    ]);
  });
});
