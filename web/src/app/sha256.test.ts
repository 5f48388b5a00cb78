import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("texts of every length around a block, and letters of several bytes", () => {
  for (let length = 0; length < 200; length++) {
    const text = "aé😀z".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
