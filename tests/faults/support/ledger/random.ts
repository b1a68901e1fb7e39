/** Pseudo-random choices that a seed repeats. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  /** A whole number between both, inclusive. */
  between(from: number, to: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Xorshift with 32 bits, which is random enough for test data. */
export const randomOf = (seed: number): Random => {
  // neighbouring seeds must not begin alike, and the state must not be 0
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let n = 0; n < 8; n += 1) next();
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[below(items.length)] as (typeof items)[number];
    },
  };
};
