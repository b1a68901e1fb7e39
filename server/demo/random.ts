export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number from min to max, both included. */
  int: (min: number, max: number) => number;
  between: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** `count` different items in their original order (all of them if there are fewer). */
  some: <T>(items: readonly T[], count: number) => T[];
  shuffle: <T>(items: readonly T[]) => T[];
}

export const hashText = (text: string): number => {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
};

const mulberry32 = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const shuffled = <T>(items: readonly T[], next: () => number): T[] =>
  items
    .map((item) => ({ item, rank: next() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item);

export const createRandom = (seed: string | number): Random => {
  const next = mulberry32(typeof seed === 'number' ? seed : hashText(seed));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('Cannot pick from an empty list');
      return item;
    },
    some: (items, count) => {
      const chosen = new Set(shuffled([...items.keys()], next).slice(0, count));
      return items.filter((_, index) => chosen.has(index));
    },
    shuffle: (items) => shuffled(items, next),
  };
};
