// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { CardTold } from "../../table/protocol";
import { faceOf, times } from "./face";

const card = (kind: string, id: string, facts: Record<string, unknown>): CardTold => ({
  kind,
  id,
  name: id,
  text: "",
  status: "confirmed",
  copies: 1,
  facts,
});

describe("the face of a card", () => {
  it("has the colour of its building, and what taking it gives", () => {
    const face = faceOf(card("blueprint", "blueprint-15", { number: 15, building: "generator", level: 3, gives: "battery", points: 5 }));
    expect([face.title, face.corner, face.figure]).toEqual(["om-generator", ["battery"], "generator"]);
    expect(face.rows[0]?.label).toBe("executive");
  });

  it("shows what a contract wants, a symbol for each", () => {
    const delivery = faceOf(card("contract", "contract-9", { number: 9, needs: { mineral: 2, water: 3 } }));
    expect(delivery.rows[0]?.marks).toEqual(["mineral", "mineral", "water", "water", "water"]);
    const upgrade = faceOf(card("contract", "contract-1", { number: 1, building: "generator", complex: 4 }));
    expect(upgrade.rows[0]?.marks).toEqual(Array(4).fill("generator"));
  });

  it("shows what a scientist costs and scores", () => {
    const face = faceOf(card("scientist", "geologist", { works_in: "mine", scores: "generator", points: 3, cost: { colonist: 2 } }));
    expect(face.corner).toEqual(["2", "colonist"]);
    expect(face.rows[1]?.marks).toEqual(["3", "vp", "/", "generator"]);
  });

  it("writes a number where symbols would be too many", () => {
    expect([times("crystal", 3), times("mine", 5), times("mine", 0)]).toEqual([["crystal", "crystal", "crystal"], ["5", "mine"], []]);
  });
});
