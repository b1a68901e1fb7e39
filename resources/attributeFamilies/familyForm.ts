import type {
  AttributeFamilyRecordFragment,
  AttributeFamilyRowFragment,
  GroupForFamilyQuery,
  OptionOfFieldFragment,
} from './operations.generated.ts';

/** An attribute of a group, as the form of a family has it. */
export interface FamilyField {
  id: string;
  name: string;
  type: string;
  is_configurable: boolean;
  is_dropdown: boolean;
  is_editable: boolean;
  /** What holds in this family. */
  is_required: boolean;
  /** What the family says itself; null where it leaves that to the attribute. */
  ownRequired: boolean | null;
  options: readonly OptionOfFieldFragment[];
}

/** A group of the family, as its form has it. */
export interface FamilyGroup {
  id: string;
  name: string;
  /** What holds in this family. */
  place_use: string | null;
  ownPlaceUse: string | null;
  fields: FamilyField[];
}

export interface FamilyRecord extends AttributeFamilyRowFragment {
  groups?: FamilyGroup[];
  groupCount?: number;
  attributeCount?: number;
  usage?: number | null;
  confirmedLoss?: number;
}

export const recordOf = ({
  familyGroups,
  ...family
}: AttributeFamilyRecordFragment): FamilyRecord => ({
  ...family,
  groups: familyGroups.map(({ ownPlaceUse, familyGroup, groupAttributes }) => ({
    ...familyGroup,
    ownPlaceUse,
    fields: groupAttributes.map(({ ownRequired, attribute }) => ({ ...attribute, ownRequired })),
  })),
});

/** A group that is added: as it is, until the family says otherwise. */
export const groupOf = ({
  items,
  is_editable,
  ...group
}: GroupForFamilyQuery['attributeGroupId']['data']): FamilyGroup => ({
  ...group,
  ownPlaceUse: null,
  fields: items.map(({ attribute }) => ({
    ...attribute,
    is_editable: attribute.is_editable && is_editable,
    ownRequired: null,
  })),
});

/** What is sent of the form's values. */
export const inputOf = (values: Partial<FamilyRecord>) => {
  const { name, slug, unit, product_type, groups = [], confirmedLoss, version } = values;
  return {
    name,
    slug,
    unit,
    product_type,
    groups: groups.map(({ id, ownPlaceUse, fields }) => ({
      group_id: id,
      place_use: ownPlaceUse,
      attributes: fields.flatMap((field) =>
        field.ownRequired === null ? [] : [{ attr_id: field.id, is_required: field.ownRequired }],
      ),
    })),
    confirmedLoss,
    version,
  };
};

/** The field with the other requirement; back at the attribute's own, the family says nothing of it. */
export const withOtherRequirement = (field: FamilyField): FamilyField => ({
  ...field,
  is_required: !field.is_required,
  ownRequired: field.ownRequired === null ? !field.is_required : null,
});
