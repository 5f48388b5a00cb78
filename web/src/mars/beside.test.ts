import { expect, test } from "vitest";
import { beside } from "./beside";

const screen = { width: 400, height: 600 };
const box = { width: 200, height: 150 };
const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 });

test("a sum opens under its figure, ending where it ends", () => {
  expect(beside(at(300, 100), box, screen)).toEqual({ left: 140, top: 126 });
});
test("it opens above where there is no room below", () => {
  expect(beside(at(300, 500), box, screen)).toEqual({ left: 140, top: 344 });
});
test("it stays within the screen", () => {
  expect(beside(at(10, 100), box, screen).left).toBe(8);
  expect(beside(at(10, 300), { width: 200, height: 590 }, screen).top).toBe(8);
});
