"""Makes a picture smaller: the same PNG with a palette of 256 colours, worked out by the browser that took it."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path

from playwright.sync_api import Browser

# Median cut over colours of six bits, then the mean colour of each box.
PALETTE = """
async (source) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const key = ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
    const seen = counts.get(key) ?? [0, 0, 0, 0];
    seen[0] += data[at]; seen[1] += data[at + 1]; seen[2] += data[at + 2]; seen[3] += 1;
    counts.set(key, seen);
  }
  const colours = [...counts.values()].map(([r, g, b, n]) => ({ at: [r / n, g / n, b / n], weight: Math.sqrt(n) }));
  const spread = (box) => {
    let best = { axis: 0, size: -1 };
    for (let axis = 0; axis < 3; axis++) {
      let least = 255, most = 0;
      for (const one of box) { least = Math.min(least, one.at[axis]); most = Math.max(most, one.at[axis]); }
      if (most - least > best.size) best = { axis, size: most - least };
    }
    return best;
  };
  const boxes = [{ box: colours, ...spread(colours) }];
  while (boxes.length < 256) {
    const worth = ({ box, size }) => size * box.reduce((sum, one) => sum + one.weight, 0);
    const found = { worth: 0, index: -1 };
    boxes.forEach((one, index) => {
      if (one.box.length > 1 && worth(one) > found.worth) Object.assign(found, { worth: worth(one), index });
    });
    if (found.index < 0) break;
    const { box, axis } = boxes.splice(found.index, 1)[0];
    box.sort((a, b) => a.at[axis] - b.at[axis]);
    const half = box.reduce((sum, one) => sum + one.weight, 0) / 2;
    let cut = 0, sum = 0;
    while (sum < half && cut < box.length - 1) sum += box[cut++].weight;
    for (const part of [box.slice(0, cut), box.slice(cut)]) boxes.push({ box: part, ...spread(part) });
  }
  const palette = boxes.map(({ box }) => {
    const all = box.reduce((sum, one) => sum + one.weight, 0);
    return [0, 1, 2].map((axis) => Math.round(box.reduce((sum, one) => sum + one.at[axis] * one.weight, 0) / all));
  });
  const nearest = new Map();
  const indices = new Uint8Array(width * height);
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel++) {
    const key = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    let index = nearest.get(key);
    if (index === undefined) {
      let least = Infinity;
      palette.forEach(([r, g, b], other) => {
        const far = (r - data[at]) ** 2 + (g - data[at + 1]) ** 2 + (b - data[at + 2]) ** 2;
        if (far < least) { least = far; index = other; }
      });
      nearest.set(key, index);
    }
    indices[pixel] = index;
  }
  let text = "";
  for (let at = 0; at < indices.length; at += 8192) text += String.fromCharCode(...indices.subarray(at, at + 8192));
  return { width, height, palette: palette.flat(), indices: btoa(text) };
}
"""


def shrink(browser: Browser, path: Path) -> None:
    """Write the file again with a palette."""
    page = browser.new_page()
    found = page.evaluate(PALETTE, base64.b64encode(path.read_bytes()).decode())
    page.close()
    width, height = found["width"], found["height"]
    indices = base64.b64decode(found["indices"])
    rows = b"".join(b"\0" + indices[row * width : (row + 1) * width] for row in range(height))
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(found["palette"]))
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
