/** Converts a complete, ordered list of ids into the input of the mutations. */
export const placesOf = (ids: readonly string[]): { id: string; sortIndex: number }[] =>
  ids.map((id, sortIndex) => ({ id, sortIndex }));

/** The items after moving one of them. */
export const arrayMove = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
};
