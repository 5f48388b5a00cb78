import { describe, expect, it } from "vitest";
import type { Asked, OptionShown } from "../table/protocol";
import { fits, grouped, layoutOf, priceOf, shortcutsOf } from "./options";

const option = (key: string, more: Partial<OptionShown> = {}): OptionShown => ({
  key,
  label: key,
  thing: null,
  price: {},
  detail: "",
  shortcut: "",
  ...more,
});
const asked = (kind: string, keys: string[], least = 1, most = 1): Asked => ({
  id: "0.1",
  kind,
  prompt: "",
  name: "",
  source: null,
  about: null,
  least,
  most,
  options: keys.map((key) => option(key)),
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
    expect(layoutOf(asked("payment", ["pay one", "pay another"]))).toBe("payment");
    expect(layoutOf(asked("payment", ["pay one", "skip"]))).toBe("rows");
    expect(layoutOf(asked("payment", ["pay one", "sell this"]))).toBe("rows");
    expect(layoutOf(asked("something-new", ["a", "b"]))).toBe("rows");
  });
});

describe("words", () => {
  it("finds without accents, word by word", () => {
    expect(fits("Générateur à fusion", "fus gene")).toBe(true);
    expect(fits("Générateur à fusion", "gene mine")).toBe(false);
    expect(fits("Anything", "")).toBe(true);
  });

  it("says a price as the option has it", () => {
    const name = (thing: string) => ({ "resource coin": "coins", "resource ore": "ore" })[thing] ?? thing;
    expect(priceOf(option("a", { price: { "resource coin": 4 } }), name)).toBe("4 coins");
    expect(priceOf(option("a", { price: { "resource coin": 4, "resource ore": 1 } }), name)).toBe("4 coins, 1 ore");
    expect(priceOf(option("a"), name)).toBe("");
  });

  it("groups by the first word", () => {
    expect(grouped(asked("menu", ["play a", "play b", "pass"]).options).map((group) => [group.verb, group.options.length])).toEqual([
      ["play", 2],
      ["pass", 1],
    ]);
  });
});

describe("the keyboard", () => {
  const keys = (...shortcuts: string[]) => [
    ...shortcutsOf(shortcuts.map((shortcut, place) => option(`o ${place}`, { shortcut }))).values(),
  ];
  it("has the options' own keys, or counts by place", () => {
    expect(keys("1", "4")).toEqual(["1", "4"]);
    expect(keys("", "")).toEqual(["1", "2"]);
    expect(keys("", "4")).toEqual(["1", "2"]);
    expect(keys(...Array.from({ length: 12 }, () => ""))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });
  it("lets a letter stand beside counted options", () => {
    expect(keys("", "", "x")).toEqual(["1", "2", "x"]);
  });
  it("does not take a letter that the table uses itself, nor one twice", () => {
    expect(keys("u", "x")).toEqual(["1", "x"]);
    expect(keys("x", "x")).toEqual(["1", "2"]);
  });
});
