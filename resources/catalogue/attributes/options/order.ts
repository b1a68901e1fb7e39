interface Item {
  id: string;
}

/**
 * The list after moving the items of `ids`, in their order, before `before`, or to the end if null.
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
 * The item that those of `ids` will precede when the first of them moves to `index` (counted from
 * 0); null at the end.
 */
export const beforeAt = (
  list: readonly Item[],
  ids: ReadonlySet<string>,
  index: number,
): string | null => list.filter(({ id }) => !ids.has(id))[index]?.id ?? null;

/** The index of the first of these items. */
export const firstIndexOf = (list: readonly Item[], ids: ReadonlySet<string>): number =>
  list.findIndex(({ id }) => ids.has(id));

/** `index` limited to the places the first of `count` moved items can take. */
export const withinList = (index: number, length: number, count: number): number =>
  Math.min(Math.max(index, 0), Math.max(length - count, 0));
