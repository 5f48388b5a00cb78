import { describe, expect, it } from "vitest";
import { nextInFront } from "./turns";

const seat = (number: number, asked: boolean, ready = true) => ({ seat: number, asked: asked ? {} : null, ready });

describe("several people at one device", () => {
  it("stays with whoever is asked", () => {
    const [a, b] = [seat(0, true), seat(1, true)];
    expect(nextInFront([a, b], a)).toBe(a);
    expect(nextInFront([a, b], b)).toBe(b);
  });
  it("goes on to the next one round the table", () => {
    const [a, b, c] = [seat(0, true), seat(1, false), seat(2, true)];
    expect(nextInFront([a, b, c], b)).toBe(c);
  });
  it("begins again after the last", () => {
    const [a, b, c] = [seat(0, true), seat(1, true), seat(2, false)];
    expect(nextInFront([a, b, c], c)).toBe(a);
  });
  it("stays where it is while nobody is asked, or not all is known", () => {
    const [a, b] = [seat(0, false), seat(1, false)];
    expect(nextInFront([a, b], a)).toBe(a);
    const late = seat(1, true, false);
    expect(nextInFront([a, late], a)).toBe(a);
  });
});
