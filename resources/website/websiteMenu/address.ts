import type { MenuLevel } from '#contract/rules/website/menuItem.ts';

/** The chosen item of each level, as the address has them (specification 2). */
export type Chosen = Partial<Record<`level${MenuLevel}`, string>>;

const levels = ['level2', 'level3', 'level4'] as const;

/** What is chosen, of a search part; nothing below a level where nothing is chosen. */
export const chosenIn = (parameters: URLSearchParams): Chosen => {
  const chosen: Chosen = {};
  for (const level of levels) {
    const id = parameters.get(level);
    if (!id) break;
    chosen[level] = id;
  }
  return chosen;
};

/** The search part of the address that shows an item with what is above it. */
export const searchOf = ({ id, above }: { id: string; above: readonly { id: string }[] }): string =>
  `?${new URLSearchParams([...above.map((item) => item.id), id].map((each, n) => [`level${n + 2}`, each]))}`;

/** Choosing an item clears the levels below it; without an id, its own as well. */
export const choosing = (chosen: Chosen, level: MenuLevel, id: string | null): Chosen => {
  const above = levels.slice(0, level - 2);
  return {
    ...Object.fromEntries(above.map((each) => [each, chosen[each]])),
    ...(id !== null && { [`level${level}`]: id }),
  };
};
