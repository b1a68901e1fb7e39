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

type Merged<Areas extends readonly unknown[]> = Areas extends readonly [infer First, ...infer Rest]
  ? First & Merged<Rest>
  : unknown;

/** One tree of the messages of all areas. */
export const mergeAreas = <const Areas extends readonly object[]>(areas: Areas): Merged<Areas> =>
  areas.reduce<Tree>((merged, area) => mergeMessages(merged, area as Tree), {}) as Merged<Areas>;
