import { type Choice, combinationKey } from '#contract/combination.ts';

/** A system attribute of a product with its selected options. */
export interface ConfigurableAttribute {
  attr_id: string;
  name: string;
  options: readonly {
    id: string;
    name: string;
    switchType?: string | null;
    value?: string | null;
  }[];
}

/** A row of the dialog; parts without a selection are empty. */
export type ChoiceRow = Choice;

/** Returns the initial rows: the current combination, or the first free one. */
export const rowsOf = (
  attributes: readonly ConfigurableAttribute[],
  combination: readonly Choice[] | undefined,
  others: readonly (readonly Choice[])[],
): ChoiceRow[] =>
  combination && combination.length > 0
    ? combination.map(({ attr_id, option_id }) => ({ attr_id, option_id }))
    : (freeOf(attributes, others) ?? attributes.map(({ attr_id }) => ({ attr_id, option_id: '' })));

/** Returns the first combination that no other variation has, in the order of the options. */
const freeOf = (
  attributes: readonly ConfigurableAttribute[],
  others: readonly (readonly Choice[])[],
): ChoiceRow[] | undefined => {
  const taken = new Set(others.map(keyOf));
  const count = attributes.reduce((product, { options }) => product * options.length, 1);
  // among one more combination than are taken, at least one is free
  for (let n = 0; n < Math.min(count, taken.size + 1); n += 1) {
    const found = combinationAt(attributes, n);
    if (!taken.has(keyOf(found))) return found;
  }
  return undefined;
};

/** Returns the n-th combination; the options of the last attribute change first. */
const combinationAt = (attributes: readonly ConfigurableAttribute[], n: number): ChoiceRow[] => {
  let rest = n;
  return attributes
    .toReversed()
    .map(({ attr_id, options }) => {
      const option_id = options[rest % options.length]?.id ?? '';
      rest = Math.floor(rest / options.length);
      return { attr_id, option_id };
    })
    .toReversed();
};

/** Returns the attributes that no row uses. */
export const unusedAttributes = (
  attributes: readonly ConfigurableAttribute[],
  rows: readonly ChoiceRow[],
): ConfigurableAttribute[] =>
  attributes.filter(({ attr_id }) => rows.every((row) => row.attr_id !== attr_id));

/**
 * Returns the violated rule of specification 5 ("Variation dialog"), or null.
 * @param others known combinations of the other variations
 */
export const rowsViolation = (
  attributes: readonly ConfigurableAttribute[],
  rows: readonly ChoiceRow[],
  others: readonly (readonly Choice[])[],
): string | null => {
  if (new Set(rows.map((row) => row.attr_id)).size < rows.length) {
    return 'rules.attributeChosenTwice';
  }
  const isWhole = rows.length === attributes.length && rows.every((row) => row.option_id !== '');
  if (!isWhole) return 'rules.combinationIncomplete';
  const key = keyOf(rows);
  return others.some((other) => keyOf(other) === key) ? 'rules.variationExists' : null;
};

const keyOf = (combination: readonly Choice[]): string =>
  combinationKey(combination.map(({ option_id }) => option_id));
