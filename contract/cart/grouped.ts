/** The items by key, in the order in which each key and each item came first. */
export const grouped = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
