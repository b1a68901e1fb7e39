import { type Choice, combinationKey } from '#contract/combination.ts';

/** A system attribute of a product with its chosen options. */
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

/** A row of the dialog; unset parts are empty. */
export type ChoiceRow = Choice;

/** Initial rows: the combination, or one row per attribute. */
export const rowsOf = (
  attributes: readonly ConfigurableAttribute[],
  combination: readonly Choice[] | undefined,
): ChoiceRow[] =>
  combination && combination.length > 0
    ? combination.map(({ attr_id, option_id }) => ({ attr_id, option_id }))
    : attributes.map(({ attr_id }) => ({ attr_id, option_id: '' }));

/** Attributes no row uses. */
export const unusedAttributes = (
  attributes: readonly ConfigurableAttribute[],
  rows: readonly ChoiceRow[],
): ConfigurableAttribute[] =>
  attributes.filter(({ attr_id }) => rows.every((row) => row.attr_id !== attr_id));

/**
 * The rule of specification 5 ("Variation dialog") that the rows break, or null.
 * @param others known combinations of the other variations
 */
export const rowsBreach = (
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
