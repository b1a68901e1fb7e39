export type Validate = ((data: unknown) => boolean) & {
  errors?: { instancePath: string; keyword: string; params: object }[] | null;
};

/** The paths of all values below `data`. */
const pathsOf = (data: unknown, path = ''): string[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([key, value]) => [
        `${path}/${key}`,
        ...pathsOf(value, `${path}/${key}`),
      ])
    : [];

/** A copy of the data that records the path of each value that is read. */
const noting = <Data>(data: Data, read: Set<string>, path = ''): Data => {
  if (typeof data !== 'object' || data === null) return data;
  return new Proxy(data, {
    get: (target, key) => {
      const below = `${path}/${String(key)}`;
      read.add(below);
      return noting(Reflect.get(target, key), read, below);
    },
  });
};

/**
 * What is wrong with the data. The published schema allows any further properties, which a cluster
 * ignores or refuses: those that its check does not look at are unknown to it.
 */
export const faultsOf = (validate: Validate, data: unknown): string[] => {
  const read = new Set<string>();
  if (!validate(noting(data, read))) {
    return (validate.errors ?? []).map(
      ({ instancePath, keyword, params }) =>
        `${instancePath}: ${keyword} ${JSON.stringify(params)}`,
    );
  }
  return pathsOf(data)
    .filter((path) => !read.has(path))
    .map((path) => `${path}: unknown`);
};
