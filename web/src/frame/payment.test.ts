import { describe, expect, it } from "vitest";
import type { OptionShown } from "../table/protocol";
import { slide, slidersOf, waysOf } from "./payment";

const way = (price: Record<string, number>): OptionShown => ({
  key: `pay ${Object.entries(price)
    .map(([what, amount]) => `${amount} ${what}`)
    .join(" ")}`,
  label: "",
  thing: null,
  price,
  detail: "",
  shortcut: "",
});
const skip: OptionShown = { key: "skip", label: "", thing: null, price: {}, detail: "", shortcut: "" };

describe("ways to pay", () => {
  it("are what the options cost", () => {
    expect(waysOf([way({ coin: 14, ore: 2 }), way({ coin: 18 })])?.map((one) => one.amounts)).toEqual([{ coin: 14, ore: 2 }, { coin: 18 }]);
  });

  it("are none where there is nothing to choose, or something else is offered too", () => {
    expect(waysOf([way({ coin: 3 })])).toBeNull();
    expect(waysOf([way({ coin: 3 }), skip])).toBeNull();
  });

  it("have a slider for each thing but what makes up the rest", () => {
    const ways = waysOf([way({ gem: 3 }), way({ coin: 4, gem: 2 }), way({ coin: 8, gem: 1 }), way({ coin: 12 })])!;
    expect(slidersOf(ways, "coin")).toEqual([{ thing: "gem", least: 0, most: 3 }]);
    expect(slidersOf(ways).map((slider) => slider.thing)).toEqual(["gem", "coin"]);
  });

  it("are never left by sliding", () => {
    const ways = waysOf([way({ coin: 20 }), way({ coin: 18, ore: 1 }), way({ coin: 15, ore: 1, gem: 1 }), way({ coin: 17, gem: 1 })])!;
    let now = ways[0]!;
    now = slide(ways, now, "ore", 1, "coin");
    expect(now.amounts).toEqual({ coin: 18, ore: 1 });
    now = slide(ways, now, "gem", 1, "coin");
    expect(now.amounts).toEqual({ coin: 15, ore: 1, gem: 1 });
    now = slide(ways, now, "ore", 9, "coin");
    expect(now.amounts).toEqual({ coin: 15, ore: 1, gem: 1 });
    now = slide(ways, now, "ore", 0, "coin");
    expect(now.amounts).toEqual({ coin: 17, gem: 1 });
  });

  it("jump over shares that are not offered", () => {
    const ways = waysOf([way({ coin: 9 }), way({ coin: 3, ore: 3 })])!;
    expect(slide(ways, ways[0]!, "ore", 3, "coin").amounts).toEqual({ coin: 3, ore: 3 });
    expect(slide(ways, ways[0]!, "ore", 1, "coin").amounts).toEqual({ coin: 9 });
  });
});
