import type { MenuLevel } from '#contract/rules/website/menuItem.ts';

/** The selected item of each level, as in the URL (specification 2). */
export type Chosen = Partial<Record<`level${MenuLevel}`, string>>;

const levels = ['level2', 'level3', 'level4'] as const;

/**
 * Reads the selection from the URL parameters; ignores levels below the first one without a
 * selection.
 */
export const chosenIn = (parameters: URLSearchParams): Chosen => {
  const chosen: Chosen = {};
  for (const level of levels) {
    const id = parameters.get(level);
    if (!id) break;
    chosen[level] = id;
  }
  return chosen;
};

/** Returns the query string of the URL that shows an item with its ancestors. */
export const searchOf = ({ id, above }: { id: string; above: readonly { id: string }[] }): string =>
  `?${new URLSearchParams([...above.map((item) => item.id), id].map((each, n) => [`level${n + 2}`, each]))}`;

/**
 * Selects an item of a level and clears all lower levels; without an id, clears the level itself
 * too.
 */
export const choosing = (chosen: Chosen, level: MenuLevel, id: string | null): Chosen => {
  const above = levels.slice(0, level - 2);
  return {
    ...Object.fromEntries(above.map((each) => [each, chosen[each]])),
    ...(id !== null && { [`level${level}`]: id }),
  };
};
