export interface Tree {
  [key: string]: string | Tree;
}

/** Messages of `over` upon those of `base`. */
export const mergeMessages = (base: Tree, over: Tree): Tree => {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value;
  }
  return merged;
};
