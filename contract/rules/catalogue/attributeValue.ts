import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { check, type Violation, type Violations } from '#contract/rules/platform/check.ts';
import { id, longText, requiredText } from '#contract/rules/platform/fields.ts';
import type { AttributeType } from './attribute.ts';

/** The value a product has for an attribute, in a group of its family. */
export interface AttributeValue {
  group_id: string;
  attr_id: string;
  value: string;
}

/** An attribute with its settings in a family. */
export interface ValueField {
  group_id: string;
  attr_id: string;
  type: AttributeType;
  is_required: boolean;
}

/**
 * The field's key in the form's values and in input errors, for example `inputs.12-34`. A plain
 * number would be read as an array index.
 */
export const valueKey = ({ group_id, attr_id }: Pick<AttributeValue, 'group_id' | 'attr_id'>) =>
  `${group_id}-${attr_id}`;

const hasNoneTwice = (values: AttributeValue[]) =>
  new Set(values.map(valueKey)).size === values.length;

/**
 * Values to write; an empty one removes the present value. `checkValue` then checks them against
 * their fields.
 */
export const attributeValues = v.pipe(
  v.array(
    v.object({ group_id: id, attr_id: id, value: v.nullish(v.string('rules.wrongType'), '') }),
    'rules.wrongType',
  ),
  v.maxLength(limits.valuesAtOnce, 'rules.maxItems'),
  v.check(hasNoneTwice, 'rules.valueTwice'),
);

/** A decimal with a point; its decimal places stay as given. */
const decimal = v.pipe(
  v.string('rules.wrongType'),
  v.trim(),
  v.regex(/^-?\d+(?:\.\d+)?$/, 'rules.decimal'),
  v.maxLength(limits.decimalLength, 'rules.maxLength'),
  v.transform((text) => text.replace(/^(-?)0+(?=\d)/, '$1')),
);

/**
 * Whether a select value is one of the options can only be checked by code that has the options.
 */
const rules: Record<AttributeType, v.GenericSchema<unknown, string>> = {
  text: requiredText(limits.name),
  select: requiredText(limits.name),
  number: decimal,
  textarea: longText(limits.longValue),
};

export type CheckedValue =
  | { value: string; violation?: never }
  | { violation: Violation; value?: never };

/** The value in its stored form, or the field's rule that it breaks. */
export const checkValue = (field: ValueField, given: string): CheckedValue => {
  if (given.trim() === '') {
    return field.is_required ? { violation: { rule: 'rules.required' } } : { value: '' };
  }
  const checked = check(rules[field.type], given);
  return checked.ok ? { value: checked.value } : { violation: firstOf(checked.violations) };
};

const firstOf = (violations: Violations): Violation =>
  Object.values(violations)[0] ?? { rule: 'rules.wrongType' };
