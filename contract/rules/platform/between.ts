import * as v from 'valibot';

/** Rules across fields that are valid individually; each breach is reported at its field. */
export const between = <Input extends Record<string, unknown>>(
  breachesOf: (input: Input) => readonly (readonly [keyof Input & string, string])[],
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of breachesOf(input)) {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      });
    }
  });
