import { expect, test } from "vitest";
import { PassLater } from "./later.svelte";
import type { State } from "./protocol";

const menu = (...keys: string[]) => ({ kind: "menu", keys });
const place = { kind: "space", keys: ["space A1"] };

function state(id: string, asked: { kind: string; keys: string[] } | null, clock = "Round 3"): State {
  const options = asked?.keys.map((key) => ({ key })) ?? [];
  return { clock, over: false, asked: asked && { id, kind: asked.kind, options } } as unknown as State;
}

function wished(): PassLater {
  const later = new PassLater();
  later.wish(state("1", menu("play mine", "pass")));
  return later;
}

test("it waits for the action, ends the turn and passes at the next", () => {
  const later = wished();
  expect(later.answer(state("1", menu("play mine", "pass")), false)).toBeNull();
  expect(later.answer(state("2", place), false)).toBeNull();
  expect(later.answer(state("3", menu("play ants", "end")), false)).toBe("end");
  expect(later.answer(state("", null), false)).toBeNull();
  expect(later.wanted).toBe(true);
  expect(later.answer(state("4", menu("play ants", "pass")), false)).toBe("pass");
  expect(later.wanted).toBe(false);
});

test("another question between my turns is mine again, and so is what follows", () => {
  const later = wished();
  expect(later.answer(state("3", menu("end")), false)).toBe("end");
  expect(later.answer(state("4", place), false)).toBeNull();
  expect(later.answer(state("5", menu("play ants", "pass")), false)).toBeNull();
});

test("in another round nobody passes for me", () => {
  const later = wished();
  expect(later.answer(state("3", menu("play ants", "pass"), "Round 4"), false)).toBeNull();
  expect(later.wanted).toBe(false);
});

test("what is taken back ends it", () => {
  const later = wished();
  expect(later.answer(state("3", menu("play mine", "pass")), true)).toBeNull();
  expect(later.wanted).toBe(false);
});
