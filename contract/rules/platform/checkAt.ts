import * as v from 'valibot';

/**
 * Checks an object and reports the error at one of its fields; for schemas of a generic type, through
 * which `forward` cannot follow a path.
 */
export const checkAt = <Given>(key: string, isRight: (given: Given) => boolean, message: string) =>
  v.rawCheck<Given>(({ dataset, addIssue }) => {
    if (!dataset.typed || isRight(dataset.value)) return;
    const input = dataset.value as Record<string, unknown>;
    const path = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
    addIssue({ message, path: [path] });
  });
