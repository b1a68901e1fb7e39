import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  id,
  ids,
  line,
  requiredText,
  searchText,
  slug,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQuery, newestFirst, oneOf } from '#contract/rules/platform/list.ts';

export const attributeTypes = ['textarea', 'number', 'select', 'text'] as const;
export type AttributeType = (typeof attributeTypes)[number];

export const attributeFlags = [
  'is_configurable',
  'is_dropdown',
  'is_editable',
  'is_filterable',
  'is_required',
] as const;
type AttributeFlag = (typeof attributeFlags)[number];

/** Flags that concern options; only select attributes have them. */
export const choiceFlags: readonly AttributeFlag[] = ['is_configurable', 'is_dropdown'];

const flag = (fallback = false) => v.nullish(v.boolean('rules.wrongType'), fallback);

const sortIndex = v.nullish(
  v.pipe(
    v.number('rules.wrongType'),
    v.integer('rules.wrongType'),
    v.minValue(0, 'rules.minValue'),
    v.maxValue(limits.sortIndex, 'rules.maxValue'),
  ),
);

const fields = v.object({
  name: requiredText(limits.name),
  slug,
  type: v.picklist(attributeTypes, 'rules.attributeType'),
  is_configurable: flag(),
  is_dropdown: flag(),
  is_editable: flag(true),
  is_filterable: flag(),
  is_required: flag(),
  unit: v.nullish(line(limits.unit)),
  sortIndex,
  version,
});

/**
 * Only a select attribute has options that can make variations or appear in a dropdown, and only a
 * number has a unit.
 */
export const attributeInput = v.pipe(
  fields,
  v.forward(
    v.check((given) => given.type === 'select' || !given.is_configurable, 'rules.noOptions'),
    ['is_configurable'],
  ),
  v.forward(
    v.check((given) => given.type === 'select' || !given.is_dropdown, 'rules.noOptions'),
    ['is_dropdown'],
  ),
  v.forward(
    v.check((given) => given.type === 'number' || !given.unit, 'rules.noUnit'),
    ['unit'],
  ),
  v.transform((given) => (given.type === 'number' ? given : { ...given, unit: '' })),
);

/** Whether values stay valid when an attribute changes from one type to another. */
export const keepsValues = (from: AttributeType, to: AttributeType): boolean =>
  from === to || (from !== 'select' && (to === 'text' || to === 'textarea'));

export const attributesQuery = v.object({
  ...listQuery(['sortIndex', 'name', 'id', 'type', 'usage', 'updatedAt']),
  name: searchText,
  type: oneOf(attributeTypes),
  kind: oneOf(['system', 'informative']),
  flag: oneOf(attributeFlags),
  ids: v.nullish(ids(limits.maxPageSize)),
});
export type AttributesFilter = v.InferOutput<typeof attributesQuery>;

export const variationAttributesQuery = v.object({
  ...listQuery(['sortIndex', 'name', 'id']),
  name: searchText,
  family_id: v.nullish(id),
});
export type VariationAttributesFilter = v.InferOutput<typeof variationAttributesQuery>;

export const informativeAttributeValuesQuery = v.object({
  ...listQuery(['usage', 'value']),
  order: newestFirst,
  attr_id: id,
  name: searchText,
});
export type InformativeValuesFilter = v.InferOutput<typeof informativeAttributeValuesQuery>;

/** Kinds of records whose uses can be queried. */
const usedKinds = ['attribute', 'option', 'group', 'family'] as const;

export const attributeUsesQuery = v.object({
  ...listQuery(['name']),
  of: v.picklist(usedKinds, 'rules.filter'),
  ids: ids(limits.maxPageSize),
});
export type AttributeUsesFilter = v.InferOutput<typeof attributeUsesQuery>;
