import { commissionRates } from '#contract/rules/people/commissionTiers.ts';
import type { RecordField } from '#ui/record/recordField.ts';

export const commissionFields: readonly RecordField[] = commissionRates.map((source) => ({
  source,
  label: `commission.fields.${source}`,
}));
