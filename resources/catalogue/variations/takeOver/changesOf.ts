import type { Change } from '#resources/catalogue/variations/bulkEdit/change.ts';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import { valueAt } from '#ui/record/recordField.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the filled fields of a group give other variations; nothing if all are empty. */
export const valuesChange = ({ fields }: FieldGroup, values: Values): Change => {
  const given = fields
    .filter(({ is_configurable, mayChange }) => mayChange && !is_configurable)
    .map(({ source, group_id, attr_id }) => ({
      ...{ group_id, attr_id },
      value: String(valueAt(values, source) ?? '').trim(),
    }))
    .filter(({ value }) => value !== '');
  return given.length > 0 ? { values: given } : {};
};

/** Of the details of every variation, those that several may share. */
export const detailsChanges = ({ price, tags }: Values) => ({
  price: { price: { mode: 'set', amount: String(price ?? '') } },
  tags: { tags: { mode: 'replace', ids: (tags ?? []) as string[] } },
});
