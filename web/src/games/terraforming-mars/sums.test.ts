import { expect, test } from "vitest";
import { ratingRows } from "./sums";

test("a rating is the sum of where it began and what was raised", () => {
  const rows = ratingRows({ start: 20, temperature: 4, oxygen: 3, oceans: 1, other: 2 });
  expect(rows.map((row) => row.figure)).toEqual([20, 4, 3, 1, 2]);
  expect(rows.map((row) => row.label)).toEqual(["At the start", "Temperature", "Oxygen", "Oceans", "By other means"]);
});
