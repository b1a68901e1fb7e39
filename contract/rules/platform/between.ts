import * as v from 'valibot';

/** Rules across fields that are valid individually; each violation is reported at its field. */
export const between = <Input extends Record<string, unknown>>(
  violationsOf: (input: Input) => readonly (readonly [keyof Input & string, string])[],
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of violationsOf(input)) {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      });
    }
  });
