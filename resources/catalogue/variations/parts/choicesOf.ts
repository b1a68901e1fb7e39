import type { Choice } from '#contract/combination.ts';
import type { VariationRow } from './records.ts';

/** Returns the options in the combination of a listed variation. */
export const choicesOf = ({ combinations }: Pick<VariationRow, 'combinations'>): Choice[] =>
  combinations.map(({ attr_id, option }) => ({ attr_id, option_id: option.id }));
