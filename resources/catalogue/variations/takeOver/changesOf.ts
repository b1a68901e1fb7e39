import type { Changes } from '#resources/catalogue/variations/bulkEdit/change.ts';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import { valueAt } from '#ui/record/recordField.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the change for the filled fields of a group; empty if all fields are empty. */
export const valuesChange = ({ fields }: FieldGroup, values: Values): Changes => {
  const given = fields
    .filter(({ is_configurable, mayChange }) => mayChange && !is_configurable)
    .map(({ source, group_id, attr_id }) => ({
      ...{ group_id, attr_id },
      value: String(valueAt(values, source) ?? '').trim(),
    }))
    .filter(({ value }) => value !== '');
  return given.length > 0 ? { values: given } : {};
};

/** Returns the changes of the product details that several variations may share. */
export const detailsChanges = ({ price, tags }: Values) => ({
  price: { price: { mode: 'set', amount: String(price ?? '') } },
  tags: { tags: { mode: 'replace', ids: (tags ?? []) as string[] } },
});
