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

// with the sum as a parameter the compiler goes through hundreds of areas, without it through fifty
type Merged<Areas extends readonly unknown[], Sum = unknown> = Areas extends readonly [
  infer First,
  ...infer Rest,
]
  ? Merged<Rest, Sum & First>
  : Sum;

/** One tree of the messages of all areas. */
export const mergeAreas = <const Areas extends readonly object[]>(areas: Areas): Merged<Areas> =>
  areas.reduce<Tree>((merged, area) => mergeMessages(merged, area as Tree), {}) as Merged<Areas>;
