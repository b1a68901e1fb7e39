import * as v from 'valibot';

/**
 * A whole number from `from` to `to`.
 * @param whenNone what is told of anything but a number: that it is missing, or in an optional field
 * that it is something else
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
