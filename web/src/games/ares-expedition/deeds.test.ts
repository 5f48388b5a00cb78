import { describe, expect, it } from "vitest";
import type { Scene } from "../../table/scene";
import type { Mark } from "../../tableau/facts";
import { atPrice, deedsOf, keysOf } from "./deeds";
import type { Mine } from "./printed";

const feed: Mark[] = [{ sign: "arrow" }, { icon: "microbe", n: 1 }];
const spend: Mark[] = [{ sign: "or" }, { icon: "microbe", n: 2 }, { sign: "arrow" }, { icon: "oxygen", n: 1 }];
const pump: Mark[] = [{ icon: "mc", n: 10 }, { sign: "arrow" }, { icon: "ocean", n: 1 }];
const facts = (rows: Mark[][]) => ({ colour: "blue", action: "Does it.", icons: [{ label: "action", rows }] });
const cards: Record<string, unknown> = {
  eaters: { name: "Eaters", facts: facts([feed, spend]) },
  pumping: { name: "Pumping", facts: facts([pump]) },
  mine: { name: "Mine", facts: { colour: "green", icons: [] } },
};
function scene(...keys: string[]): Scene {
  const options = keys.map((key) => ({ key, price: key === "action pumping" ? { "resource mc": 4 } : {} }));
  return {
    asked: { options },
    card: (id: string) => cards[id],
    option: (key: string) => options.find((one) => one.key === key),
  } as unknown as Scene;
}
const player = { corporation: null, played: ["mine", "eaters", "pumping"], used: ["pumping"] } as unknown as Mine;

describe("actions of cards", () => {
  it("are those of the cards that have one, used or not", () =>
    expect(deedsOf(scene(), player).map((deed) => [deed.id, deed.used])).toEqual([
      ["eaters", false],
      ["pumping", true],
    ]));
  it("have a key for each alternative that is offered", () => {
    const ways = deedsOf(scene("action eaters second"), player)[0]!.ways;
    expect(ways.map((way) => way.key)).toEqual([null, "action eaters second"]);
    expect(ways[1]!.row).toEqual(spend.slice(1));
  });
  it("show the price that holds now", () =>
    expect(deedsOf(scene("action pumping"), player)[1]!.ways[0]!.row[0]).toEqual({ icon: "mc", n: 4 }));
  it("keep the printed price while they cannot be used", () => expect(deedsOf(scene(), player)[1]!.ways[0]!.row).toEqual(pump));
  it("are not mistaken for those of a card with a longer name", () => expect(keysOf(scene("action eaters-two"), "eaters")).toEqual([]));
  it("change no money that they bring", () => {
    const row: Mark[] = [{ icon: "heat", n: 6 }, { sign: "arrow" }, { icon: "mc", n: 2 }];
    expect(atPrice(row, 4)).toEqual(row);
  });
});
