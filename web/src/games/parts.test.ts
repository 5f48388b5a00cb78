import { describe, expect, test } from "vitest";
import { inShelfOrder, onShelf, pictureOf } from "../start/games";
import { partsOf } from "./parts";

describe("a game's folder", () => {
  test("puts it on the shelf: a picture, a line in every language, a place", () => {
    const places = inShelfOrder([{ id: "chess" }, { id: "red-planet" }, { id: "terraforming-mars" }]).map((game) => game.id);
    expect(places).toEqual(["terraforming-mars", "red-planet", "chess"]);
    for (const game of ["red-planet", "terraforming-mars"]) {
      expect(pictureOf(game)).toBeTruthy();
      expect(Object.values(onShelf(game)?.says ?? {}).filter(Boolean)).toHaveLength(3);
    }
  });
  test("is not needed: a game without one is drawn plainly", async () => {
    expect(await partsOf("chess")).toEqual({});
    expect(pictureOf("chess")).toBeUndefined();
    expect(onShelf("chess")).toBeUndefined();
  });
});
