interface Item {
  id: string;
}

/** The list once the items of `ids`, in its order, stand before `before` or, if null, behind all. */
export const reordered = <Option extends Item>(
  list: readonly Option[],
  ids: ReadonlySet<string>,
  before: string | null,
): Option[] => {
  const moved = list.filter(({ id }) => ids.has(id));
  const others = list.filter(({ id }) => !ids.has(id));
  const found = others.findIndex(({ id }) => id === before);
  const place = found === -1 ? others.length : found;
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
};

/**
 * The item that those of `ids` stand before when the first of them takes the place `index` of the
 * list, counted from 0; null behind all.
 */
export const beforeAt = (
  list: readonly Item[],
  ids: ReadonlySet<string>,
  index: number,
): string | null => list.filter(({ id }) => !ids.has(id))[index]?.id ?? null;

/** Where the first of the items stands. */
export const firstIndexOf = (list: readonly Item[], ids: ReadonlySet<string>): number =>
  list.findIndex(({ id }) => ids.has(id));

/** `index` kept among the places that the first of `count` moved items can take. */
export const withinList = (index: number, length: number, count: number): number =>
  Math.min(Math.max(index, 0), Math.max(length - count, 0));
