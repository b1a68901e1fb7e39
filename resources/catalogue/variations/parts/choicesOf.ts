import type { Choice } from '#contract/combination.ts';
import type { VariationRow } from './records.ts';

/** The options of a listed variation. */
export const choicesOf = ({ combinations }: Pick<VariationRow, 'combinations'>): Choice[] =>
  combinations.map(({ attr_id, option }) => ({ attr_id, option_id: option.id }));
