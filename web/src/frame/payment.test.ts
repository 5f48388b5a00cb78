import { describe, expect, it } from "vitest";
import { slide, slidersOf, wayOf, waysOf } from "./payment";

const options = (...keys: string[]) => keys.map((key) => ({ key, label: key }));

describe("ways to pay", () => {
  it("reads a key", () => {
    expect(wayOf({ key: "pay 14 mc 2 steel", label: "" })?.amounts).toEqual({ mc: 14, steel: 2 });
    expect(wayOf({ key: "skip", label: "" })).toBeNull();
    expect(wayOf({ key: "pay 3", label: "" })).toBeNull();
  });

  it("knows when there is nothing to choose", () => {
    expect(waysOf(options("pay 3 mc"))).toBeNull();
    expect(waysOf(options("pay 3 mc", "skip"))).toBeNull();
  });

  it("has a slider for each resource but money", () => {
    const ways = waysOf(options("pay 3 titanium", "pay 4 mc 2 titanium", "pay 8 mc 1 titanium", "pay 12 mc"))!;
    expect(slidersOf(ways)).toEqual([{ resource: "titanium", least: 0, most: 3 }]);
  });

  it("never leaves the offered ways", () => {
    const ways = waysOf(options("pay 20 mc", "pay 18 mc 1 steel", "pay 15 mc 1 steel 1 titanium", "pay 17 mc 1 titanium"))!;
    let way = ways[0]!;
    way = slide(ways, way, "steel", 1);
    expect(way.key).toBe("pay 18 mc 1 steel");
    way = slide(ways, way, "titanium", 1);
    expect(way.key).toBe("pay 15 mc 1 steel 1 titanium");
    way = slide(ways, way, "steel", 9);
    expect(way.key).toBe("pay 15 mc 1 steel 1 titanium");
    way = slide(ways, way, "steel", 0);
    expect(way.key).toBe("pay 17 mc 1 titanium");
  });

  it("jumps over shares that are not offered", () => {
    const ways = waysOf(options("pay 9 mc", "pay 3 mc 3 steel"))!;
    expect(slide(ways, ways[0]!, "steel", 3).key).toBe("pay 3 mc 3 steel");
    expect(slide(ways, ways[0]!, "steel", 1).key).toBe("pay 9 mc");
  });
});
