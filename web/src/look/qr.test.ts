import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { dotsOf } from "./qr";

/** What a camera would see: each square some pixels wide. */
function photographed({ size, path }: { size: number; path: string }, pixels = 6) {
  const width = size * pixels;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let down = 0; down < pixels; down++)
      for (let across = 0; across < pixels; across++) {
        const at = ((Number(y) * pixels + down) * width + Number(x) * pixels + across) * 4;
        data.fill(0, at, at + 3);
      }
  return { width, height: width, data };
}

it("is read back as the link it was made from", () => {
  const link = "https://table.example.org:8642/t/NXjaXJwV7DOv#NXjaXJwV7DOv.VHTWaL0d-xyz_0123456789abcdefABCD";
  expect(decodeQR(photographed(dotsOf(link)))).toBe(link);
});
