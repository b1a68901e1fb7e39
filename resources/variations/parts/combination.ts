import { type Choice, combinationKey } from '#contract/combination.ts';

/** A configurable attribute of a product with the options it comes in. */
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

/** A row of the dialog; what is not chosen yet is empty. */
export type ChoiceRow = Choice;

/** What a dialog begins with: the combination, or a row for each attribute. */
export const rowsOf = (
  attributes: readonly ConfigurableAttribute[],
  combination: readonly Choice[] | undefined,
): ChoiceRow[] =>
  combination && combination.length > 0
    ? combination.map(({ attr_id, option_id }) => ({ attr_id, option_id }))
    : attributes.map(({ attr_id }) => ({ attr_id, option_id: '' }));

/** The attributes that no row names. */
export const unusedAttributes = (
  attributes: readonly ConfigurableAttribute[],
  rows: readonly ChoiceRow[],
): ConfigurableAttribute[] =>
  attributes.filter(({ attr_id }) => rows.every((row) => row.attr_id !== attr_id));

/**
 * The rule of specification 5 ("Variation dialog") that the rows break; null if they break none.
 * @param others the combinations of the other variations, as far as they are known
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
