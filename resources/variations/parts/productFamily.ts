import type { AttributeType } from '#contract/rules/attribute.ts';
import { type AttributeValue, type ValueField, valueKey } from '#contract/rules/attributeValue.ts';
import type { ProductAttributeFragment, ProductFamilyQuery } from './family.generated.ts';

export type ProductFamily = ProductFamilyQuery['attributeFamilyById']['data'];

type Option = ProductAttributeFragment['options'][number];

/** An attribute of a group, as a product's form asks for it. */
export interface ProductField extends ValueField {
  /** Among the form's values. */
  source: string;
  name: string;
  /** It makes the variation, so it is shown and not asked for. */
  is_configurable: boolean;
  is_dropdown: boolean;
  /** Whether whoever looks at the form may change it. */
  mayChange: boolean;
  options: readonly Option[];
}

/** A group of the family with its attributes, in their order. */
export interface FieldGroup {
  id: string;
  name: string;
  fields: readonly ProductField[];
}

/** The values of a form, by {@link valueKey}. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * The family's groups that have attributes for a product; `combined` are those that make its
 * variations, other configurable ones are not its own.
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

/** The fields that are asked for; the others make the variation. */
export const askedFields = (groups: readonly FieldGroup[]): ProductField[] =>
  groups.flatMap(({ fields }) => fields.filter((field) => !field.is_configurable));

/** What a product says, as its form has it: each field of the family, and nothing of another. */
export const formValuesOf = (
  groups: readonly FieldGroup[],
  values: readonly AttributeValue[],
): FormValues => {
  const given = new Map(values.map((each) => [valueKey(each), each.value]));
  return Object.fromEntries(
    askedFields(groups).map((field) => [valueKey(field), given.get(valueKey(field)) ?? '']),
  );
};

export const formValueOf = (values: FormValues, field: ProductField): string =>
  values[valueKey(field)] ?? '';

/** A form's values as the API takes them. */
export const inputsOf = (values: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(values).map(([key, value]): AttributeValue => {
    const [group_id = '', attr_id = ''] = key.split('-');
    return { group_id, attr_id, value: value ?? '' };
  });
