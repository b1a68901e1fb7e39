/** Matches fields that a draft may omit: tags, and values that the family requires. */
const mayBeMissing = /^inputs\.|(?:^|\.)tags$/;

const isRequired = (message: unknown): boolean =>
  /rules\.required|products\/variations\.required/.test(JSON.stringify(message));

/** Whether a form's errors concern only fields that a draft may omit. */
export const hasOnlyMissingFields = (errors: object): boolean => {
  const all = leavesOf(errors);
  return (
    all.length > 0 && all.every(([path, message]) => mayBeMissing.test(path) && isRequired(message))
  );
};

/** Flattens nested errors to messages by path. */
const leavesOf = (errors: object, above = ''): [path: string, message: unknown][] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return [];
    const path = above + key;
    return 'message' in error ? [[path, error.message]] : leavesOf(error, `${path}.`);
  });
