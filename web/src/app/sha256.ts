/** SHA-256 of a text, in hexadecimal. Written out, because browsers have theirs only on pages opened over TLS. */

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function fractions(count: number, power: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) prime = false;
    if (prime) found.push(((number ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}
const START = fractions(8, 1 / 2);
const ROUNDS = fractions(64, 1 / 3);
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  let sum = START;
  for (let at = 0; at < blocks.byteLength; at += 64) sum = mixed(sum, blocks, at);
  return sum.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mixed(sum: number[], blocks: DataView, from: number): number[] {
  const words: number[] = [];
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
  for (let at = 0; at < 64; at++) {
    const [two = 0, seven = 0, fifteen = 0, sixteen = 0] = [words[at - 2], words[at - 7], words[at - 15], words[at - 16]];
    const early = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    const late = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    const word = at < 16 ? blocks.getInt32(from + 4 * at) : (sixteen + early + seven + late) | 0;
    words.push(word);
    const ahead = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + word) | 0;
    const behind = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(ahead + behind) | 0, a, b, c, (d + ahead) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (sum[at] ?? 0)) | 0);
}
