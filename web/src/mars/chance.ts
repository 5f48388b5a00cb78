/** Numbers that look like chance and are always the same: what we draw with them never changes from one visit to the next. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed from a word, such as a card's id. */
export function seedOf(word: string): number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  return hash >>> 0;
}

/** Short numbers for drawings. */
export function short(number: number): number {
  return Math.round(number * 10) / 10;
}
