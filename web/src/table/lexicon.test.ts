import { describe, expect, test } from "vitest";
import { Lexicon } from "./lexicon";

const lexicon = new Lexicon({
  game: "chess",
  language: "fr",
  things: { "piece rook": "la tour", "square a1": "a1" },
  terms: { "round.name": "Manche {0}", "score.pawns": "Pions" },
  cards: [{ kind: "card", id: "gambit", name: "Gambit", text: "", status: "confirmed", copies: 1, facts: {} }],
  figures: {},
  board: {},
  hints: { move: "Avancez.", "move piece rook": "Tout droit." },
});

describe("what a game calls things", () => {
  test("goes by the thing's key", () => {
    expect(lexicon.name("piece rook")).toBe("la tour");
    expect(lexicon.name("piece queen")).toBe("queen");
  });
  test("is found by the id alone, where nobody says what kind of thing it is", () => {
    expect(lexicon.called("rook")).toBe("la tour");
    expect(lexicon.called("castled_early")).toBe("castled early");
  });
  test("has its own words for rounds and parts of a score", () => {
    expect(lexicon.term("round.name", 3)).toBe("Manche 3");
    expect(lexicon.term("score.pawns")).toBe("Pions");
    expect(lexicon.term("score.kings")).toBe("");
  });
  test("knows its cards", () => {
    expect(lexicon.card("gambit")?.name).toBe("Gambit");
    expect(lexicon.card("comet")).toBeUndefined();
  });
});

describe("a hint", () => {
  test("is that of the decision, or of what the decision is about", () => {
    expect(lexicon.hint({ name: "move", about: "piece queen" })).toEqual({ name: "move", text: "Avancez." });
    expect(lexicon.hint({ name: "move", about: "piece rook" })).toEqual({ name: "move piece rook", text: "Tout droit." });
    expect(lexicon.hint({ name: "castle", about: null })).toBe(null);
  });
});
