import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = new Date(2026, 6, 15, 12).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test("what was lately is told in minutes and hours", () => {
  expect(ago(NOW - 20_000, NOW, "en")).toBe("this minute");
  expect(ago(NOW - 5.9 * MINUTE, NOW, "en")).toBe("5 minutes ago");
  expect(ago(NOW - 59 * MINUTE, NOW, "fr")).toBe("il y a 59 minutes");
  expect(ago(NOW - 90 * MINUTE, NOW, "en")).toBe("1 hour ago");
});

test("what is past has its day, and then its date", () => {
  expect(ago(NOW - 30 * HOUR, NOW, "en")).toBe("yesterday");
  expect(ago(NOW - 3 * DAY, NOW, "pt")).toBe("há 3 dias");
  expect(ago(NOW - 20 * DAY, NOW, "fr")).toBe("25 juin");
});

test("a clock that went back tells nothing of the future", () => {
  expect(ago(NOW + HOUR, NOW, "en")).toBe("this minute");
});
