import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { check, type Violation } from '#contract/rules/platform/check.ts';
import { id, price, requiredText, sku, status } from '#contract/rules/platform/fields.ts';

/** Rows that are saved at once; the largest page of the list. */
export const rowsAtOnce = limits.maxPageSize;

const rules = { name: requiredText(limits.name), sku, price, status };

/** Fields that users edit in the list. */
export const rowFields = ['name', 'sku', 'price', 'status'] as const;
export type RowField = (typeof rowFields)[number];

export type CheckedCell = { ok: true; value: string } | { ok: false; violation: Violation };

/** Checks the value of a single cell; a valid one is normalised as for a form. */
export const checkCell = (field: RowField, value: string): CheckedCell => {
  const checked = check(v.object({ value: rules[field] }), { value });
  if (checked.ok) return { ok: true, value: checked.value.value };
  return { ok: false, violation: checked.violations.value ?? { rule: 'rules.wrongType' } };
};

const row = v.object({
  id,
  /** The version that the user has seen; a newer one is a conflict. */
  version: v.pipe(v.number('rules.required'), v.integer('rules.wrongType')),
  name: v.nullish(rules.name),
  sku: v.nullish(rules.sku),
  price: v.nullish(rules.price),
  status: v.nullish(rules.status),
});
export type VariationRowInput = v.InferOutput<typeof row>;

/** Changed rows of the list, each once. */
export const variationRowsInput = v.object({
  rows: v.pipe(
    v.array(row, 'rules.required'),
    v.minLength(1, 'rules.required'),
    v.maxLength(rowsAtOnce, 'rules.maxItems'),
    v.check((rows) => new Set(rows.map((each) => each.id)).size === rows.length, 'rules.wrongType'),
  ),
});
