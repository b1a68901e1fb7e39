/** What a draft may lack: tags, and values that its family requires. */
const mayBeMissing = /^inputs\.|(?:^|\.)tags$/;

const isRequired = (message: unknown): boolean =>
  /rules\.required|products\/variations\.required/.test(JSON.stringify(message));

/** Whether a refused form lacks only what a draft may lack. */
export const onlyLacks = (errors: object): boolean => {
  const all = leavesOf(errors);
  return (
    all.length > 0 && all.every(([path, message]) => mayBeMissing.test(path) && isRequired(message))
  );
};

/** The messages of nested errors, by path. */
const leavesOf = (errors: object, above = ''): [path: string, message: unknown][] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return [];
    const path = above + key;
    return 'message' in error ? [[path, error.message]] : leavesOf(error, `${path}.`);
  });
