export interface Tree {
  [key: string]: string | Tree;
}

/** Merges two trees recursively; messages of `over` replace those of `base`. */
export const mergeMessages = (base: Tree, over: Tree): Tree => {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value;
  }
  return merged;
};

// the accumulator makes this tail-recursive; otherwise the compiler stops at 50 areas
type Merged<Areas extends readonly unknown[], Sum = unknown> = Areas extends readonly [
  infer First,
  ...infer Rest,
]
  ? Merged<Rest, Sum & First>
  : Sum;

/** Merges the messages of all areas into one tree. */
export const mergeAreas = <const Areas extends readonly object[]>(areas: Areas): Merged<Areas> =>
  areas.reduce<Tree>((merged, area) => mergeMessages(merged, area as Tree), {}) as Merged<Areas>;
