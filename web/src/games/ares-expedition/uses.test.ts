import { beforeAll, describe, expect, it } from "vitest";
import type { CardFacts, Mark } from "../../tableau/facts";
import { print } from "./board.svelte";
import type { BoardFacts } from "./facts";
import { iconsOf } from "./icons";
import { byTag, byUse, flatPoints, rowOf, useOf, type Laid } from "./uses";
import { zonesFor } from "./zones";

const facts = (more: Partial<CardFacts>): CardFacts => ({ number: 1, colour: "green", deck: "base", tags: [], icons: [], ...more });
const heat: Mark = { icon: "heat", n: 2 };
const dam = facts({ tags: ["building", "power"], production: { heat: 2 }, icons: [{ label: "", rows: [[{ box: [[heat]] }]] }] });
const mine = facts({
  tags: ["building"],
  production: { steel: 2 },
  icons: [{ label: "", rows: [[{ box: [[{ icon: "steel", n: 2 }]] }]] }],
});
const outpost = facts({
  colour: "blue",
  tags: ["science", "building"],
  effects: ["Cheaper."],
  icons: [{ label: "effect", rows: [[{ icon: "card", n: 1 }, { sign: "colon" }, { icon: "mc", n: -1 }]] }],
});
const pump = facts({ colour: "blue", action: "Flip.", icons: [{ label: "action", rows: [[{ sign: "arrow" }, { icon: "ocean", n: 1 }]] }] });
const comet = facts({ colour: "red", tags: ["space", "event"], points: { text: "", points: 1 } });
const birds = facts({ colour: "blue", action: "Add.", points: { text: "", points: 1, per: "animal", every: 1 } });
const laid = (id: string, of: CardFacts): Laid => ({ id, name: id, facts: of });
const all = [laid("dam", dam), laid("outpost", outpost), laid("pump", pump), laid("comet", comet), laid("mine", mine)];

describe("a tableau", () => {
  it("lies by use, each card once, actions first", () => {
    expect(byUse(all).map((group) => [group.use, group.cards.map((card) => card.id)])).toEqual([
      ["actions", ["pump"]],
      ["effects", ["outpost"]],
      ["events", ["comet"]],
      ["production", ["dam", "mine"]],
    ]);
  });
  it("has a card without anything lasting among the others", () => expect(useOf(facts({}))).toBe("others"));
  it("lies by tag, a card under each of its tags, those without last", () => {
    expect(byTag(all, ["building", "space", "science", "plant"]).map((group) => [group.tag, group.cards.length])).toEqual([
      ["building", 3],
      ["space", 1],
      ["science", 1],
      ["none", 1],
    ]);
  });
  it("counts the points that are printed, and none that grow", () => {
    expect(flatPoints([laid("comet", comet), laid("birds", birds)])).toBe(1);
  });
  it("knows a card by what it does, without the numeral that its group says", () => {
    expect(rowOf(pump)).toEqual([{ sign: "arrow" }, { icon: "ocean", n: 1 }]);
    expect(rowOf(dam)).toEqual([{ box: [[heat]] }]);
  });
});

describe("icons", () => {
  it("head production with the phase that yields it", () => {
    expect(iconsOf(dam)[0]!.rows[0]).toEqual([{ box: [[{ icon: "phase-4", n: 1 }, heat]] }]);
  });
  it("draw metal as a badge, since production does not yield it", () => {
    expect(iconsOf(mine)[0]!.rows[0]).toEqual([{ badge: [{ icon: "steel", n: 2 }] }]);
  });
  it("draw a discount as a badge with what comes off", () => {
    expect(iconsOf(outpost)[0]!.rows[0]).toEqual([{ badge: [{ icon: "card", n: 1 }], less: 1 }]);
  });
});

describe("a requirement", () => {
  const zones = ["purple", "red", "yellow", "white"].map((zone) => ({ zone, from: 0, to: 0 }));
  beforeAll(() => print({ tracks: { temperature: { zones } } } as BoardFacts));
  it("is met from its zone upwards", () => {
    expect(zonesFor({ text: "", what: "oxygen", zone: "yellow", least: 7 })).toEqual(["yellow", "white"]);
  });
  it("is met up to its zone if it is a ceiling", () => {
    expect(zonesFor({ text: "", what: "oxygen", zone: "red", most: 6 })).toEqual(["purple", "red"]);
  });
  it("has no zones if it counts something else", () => expect(zonesFor({ text: "", what: "tag", least: 5 })).toEqual([]));
});
