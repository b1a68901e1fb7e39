import * as v from 'valibot';

/**
 * A whole number from `from` to `to`.
 * @param whenNone the rule reported for input that is not a number: missing, or of the wrong type
 * in an optional field
 */
export const wholeNumber = (
  from: number,
  to: number,
  whenNone: 'rules.required' | 'rules.wrongType' = 'rules.required',
) =>
  v.pipe(
    v.number(whenNone),
    v.integer('rules.wholeNumber'),
    v.minValue(from, 'rules.minValue'),
    v.maxValue(to, 'rules.maxValue'),
  );
