import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import type { AttributeType } from './attribute.ts';
import { type Breach, type Breaches, check } from './check.ts';
import { id, longText, requiredText } from './fields.ts';

/** What a product says for an attribute of a group of its family. */
export interface AttributeValue {
  group_id: string;
  attr_id: string;
  value: string;
}

/** An attribute as a family asks its products for it. */
export interface ValueField {
  group_id: string;
  attr_id: string;
  type: AttributeType;
  is_required: boolean;
}

/**
 * What a field is called among a form's values and among the errors of an input, as in
 * `inputs.12-34`. A number alone would be read as a place in a list.
 */
export const valueKey = ({ group_id, attr_id }: Pick<AttributeValue, 'group_id' | 'attr_id'>) =>
  `${group_id}-${attr_id}`;

const hasNoneTwice = (values: AttributeValue[]) =>
  new Set(values.map(valueKey)).size === values.length;

/** Values to write; an empty one takes away what is there. What they may be, their fields say. */
export const attributeValues = v.pipe(
  v.array(
    v.object({ group_id: id, attr_id: id, value: v.nullish(v.string('rules.wrongType'), '') }),
    'rules.wrongType',
  ),
  v.maxLength(limits.valuesAtOnce, 'rules.maxItems'),
  v.check(hasNoneTwice, 'rules.valueTwice'),
);

/** A decimal with a point; its places stay as they are given. */
const decimal = v.pipe(
  v.string('rules.wrongType'),
  v.trim(),
  v.regex(/^-?\d+(?:\.\d+)?$/, 'rules.decimal'),
  v.maxLength(limits.decimalLength, 'rules.maxLength'),
  v.transform((text) => text.replace(/^(-?)0+(?=\d)/, '$1')),
);

/** That a choice is one of the options only who has them can tell. */
const rules: Record<AttributeType, v.GenericSchema<unknown, string>> = {
  text: requiredText(limits.name),
  select: requiredText(limits.name),
  number: decimal,
  textarea: longText(limits.longValue),
};

export type CheckedValue = { value: string; breach?: never } | { breach: Breach; value?: never };

/** A value as it is kept, or the rule of its field that it breaks. */
export const checkValue = (field: ValueField, given: string): CheckedValue => {
  if (given.trim() === '') {
    return field.is_required ? { breach: { rule: 'rules.required' } } : { value: '' };
  }
  const checked = check(rules[field.type], given);
  return checked.ok ? { value: checked.value } : { breach: firstOf(checked.breaches) };
};

const firstOf = (breaches: Breaches): Breach =>
  Object.values(breaches)[0] ?? { rule: 'rules.wrongType' };
