import { describe, expect, test } from "vitest";
import { bound } from "./names";

describe("a number", () => {
  test("stays on the line of its unit", () => {
    expect(bound("pay 4 M€ now")).toBe("pay 4\u00a0M€ now");
    expect(bound("at 8 °C, for 2 VP.")).toBe("at 8\u00a0°C, for 2\u00a0VP.");
  });
  test("may be parted from any other word", () => {
    expect(bound("take 3 cards of 10 Mars has")).toBe("take 3 cards of 10 Mars has");
  });
});
