import { describe, expect, it } from "vitest";
import type { Asked } from "../table/protocol";
import { digitsOf, fits, grouped, layoutOf, question, spoken, thingOf } from "./options";

const asked = (kind: string, keys: string[], least = 1, most = 1): Asked => ({
  id: "0.1",
  kind,
  prompt: "",
  name: "",
  source: null,
  about: null,
  least,
  most,
  options: keys.map((key) => ({ key, label: key })),
});
const many = (verb: string, count: number) => Array.from({ length: count }, (_, index) => `${verb} ${index}`);

describe("how a decision is laid out", () => {
  it("goes by kind, number and how many are picked", () => {
    expect(layoutOf(asked("branch", ["do 1", "do 2"]))).toBe("rows");
    expect(layoutOf(asked("space", many("space", 9)))).toBe("many");
    expect(layoutOf(asked("space", [...many("space", 8), "skip"]))).toBe("rows");
    expect(layoutOf(asked("cards", many("card", 4), 0, 4))).toBe("ticks");
    expect(layoutOf(asked("card", many("card", 4), 0, 1))).toBe("ticks");
    expect(layoutOf(asked("yes", ["yes", "no"]))).toBe("yes");
    expect(layoutOf(asked("amount", many("amount", 6)))).toBe("amount");
    expect(layoutOf(asked("amount", many("amount", 3)))).toBe("rows");
    expect(layoutOf(asked("payment", ["pay 3 mc", "pay 1 steel"]))).toBe("payment");
    expect(layoutOf(asked("payment", ["pay 3 mc", "skip"]))).toBe("rows");
    expect(layoutOf(asked("something-new", ["a", "b"]))).toBe("rows");
  });
});

describe("words", () => {
  it("finds without accents, word by word", () => {
    expect(fits("Générateur à fusion", "fus gene")).toBe(true);
    expect(fits("Générateur à fusion", "gene mine")).toBe(false);
    expect(fits("Anything", "")).toBe(true);
  });

  it("takes a label apart", () => {
    expect(spoken("Play Mine (4 M€)")).toEqual({ main: "Play Mine", small: "", price: "4" });
    expect(spoken("Jogar Mina (4 M$)").price).toBe("4");
    expect(spoken("A2 (2 steel)")).toEqual({ main: "A2", small: "2 steel", price: "" });
    expect(spoken("Pioneers: 8 points if you have astronauts in 8 zones").main).toBe("Pioneers");
    expect(spoken("End your turn").main).toBe("End your turn");
  });

  it("leaves the asker out of the question", () => {
    expect(question("Comet: where does it go?", "Comet")).toBe("Where does it go?");
    expect(question("Recruteur — Dans quelle navette ?", "Recruteur")).toBe("Dans quelle navette ?");
    expect(question("Comète\u00a0: où ?", "Comète")).toBe("Où ?");
    expect(question("Which card?", "")).toBe("Which card?");
  });

  it("knows what a key is about", () => {
    expect(thingOf("play comet")).toBe("card comet");
    expect(thingOf("zone hellas")).toBe("zone hellas");
    expect(thingOf("pay 3 mc")).toBeNull();
    expect(thingOf("pass")).toBeNull();
  });

  it("counts by the options' own numbers, or by place", () => {
    const named = (...labels: string[]) => labels.map((label) => ({ key: label, label }));
    expect([...digitsOf(named("1 · A", "4 · B")).values()]).toEqual([1, 4]);
    expect([...digitsOf(named("A", "4 · B")).values()]).toEqual([1, 2]);
    expect(digitsOf(named(..."abcdefghijkl")).size).toBe(9);
  });

  it("groups by the first word", () => {
    expect(grouped(asked("menu", ["play a", "play b", "pass"]).options).map((group) => [group.verb, group.options.length])).toEqual([["play", 2], ["pass", 1]]);
  });
});
