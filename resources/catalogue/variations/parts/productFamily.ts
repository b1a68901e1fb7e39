import type { AttributeType } from '#contract/rules/catalogue/attribute.ts';
import {
  type AttributeValue,
  type ValueField,
  valueKey,
} from '#contract/rules/catalogue/attributeValue.ts';
import type { ProductAttributeFragment, ProductFamilyQuery } from './family.generated.ts';

export type ProductFamily = ProductFamilyQuery['attributeFamilyById']['data'];

type Option = ProductAttributeFragment['options'][number];

/** An attribute of the family as a field of the variation form. */
export interface ProductField extends ValueField {
  /** Key in the form values. */
  source: string;
  name: string;
  /** Unit of a number. */
  unit: string;
  /** Whether the attribute is part of the combination, which makes it read-only. */
  is_configurable: boolean;
  is_dropdown: boolean;
  /** Whether the user may change it. */
  mayChange: boolean;
  options: readonly Option[];
}

/** A group of the family with its ordered attributes. */
export interface FieldGroup {
  id: string;
  name: string;
  fields: readonly ProductField[];
}

/** Form values by {@link valueKey}. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * Returns the family's groups with attributes as form fields. `combined` contains the system
 * attributes of the combination; other system attributes are omitted.
 */
export const groupsOf = (
  { familyGroups }: ProductFamily,
  isAdmin: boolean,
  combined: readonly string[],
): FieldGroup[] =>
  familyGroups
    .map(({ familyGroup: { id, name }, groupAttributes }) => ({
      id,
      name,
      fields: groupAttributes
        .filter(({ attribute }) => !attribute.is_configurable || combined.includes(attribute.id))
        .map(({ attribute }) => fieldOf(id, attribute, isAdmin)),
    }))
    .filter(({ fields }) => fields.length > 0);

const fieldOf = (
  group_id: string,
  { id, type, is_editable, is_required, ...attribute }: ProductAttributeFragment,
  isAdmin: boolean,
): ProductField => ({
  ...attribute,
  group_id,
  attr_id: id,
  source: `inputs.${valueKey({ group_id, attr_id: id })}`,
  type: type as AttributeType,
  is_required: is_required && !attribute.is_configurable,
  mayChange: isAdmin || is_editable,
});

/** Returns the editable fields; the others are part of the combination. */
export const editableFields = (groups: readonly FieldGroup[]): ProductField[] =>
  groups.flatMap(({ fields }) => fields.filter((field) => !field.is_configurable));

/** Converts a variation's values to form values, with exactly the fields of the family. */
export const formValuesOf = (
  groups: readonly FieldGroup[],
  values: readonly AttributeValue[],
): FormValues => {
  const given = new Map(values.map((each) => [valueKey(each), each.value]));
  return Object.fromEntries(
    editableFields(groups).map((field) => [valueKey(field), given.get(valueKey(field)) ?? '']),
  );
};

export const formValueOf = (values: FormValues, field: ProductField): string =>
  values[valueKey(field)] ?? '';
