import { expect, it } from "vitest";
import { clockText } from "./times";

it("reads like a clock", () => {
  expect([0, 9.9, 61, 600, 3599, 3600, 7325].map(clockText)).toEqual(["0:00", "0:09", "1:01", "10:00", "59:59", "1:00:00", "2:02:05"]);
});
