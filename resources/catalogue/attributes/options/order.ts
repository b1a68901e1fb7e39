interface Item {
  id: string;
}

/**
 * Moves the items of `ids`, in their order, in front of the item `before`, or to the end if
 * `before` is null.
 */
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
 * Returns the item that follows the items of `ids` after the first of them moves to `index`
 * (zero-based); null at the end of the list.
 */
export const beforeAt = (
  list: readonly Item[],
  ids: ReadonlySet<string>,
  index: number,
): string | null => list.filter(({ id }) => !ids.has(id))[index]?.id ?? null;

/** Returns the index of the first of these items. */
export const firstIndexOf = (list: readonly Item[], ids: ReadonlySet<string>): number =>
  list.findIndex(({ id }) => ids.has(id));

/** Limits `index` to the valid positions for the first of `count` moved items. */
export const withinList = (index: number, length: number, count: number): number =>
  Math.min(Math.max(index, 0), Math.max(length - count, 0));
