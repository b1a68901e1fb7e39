/** Groups items by key; keys and items stay in the order of their first occurrence. */
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
