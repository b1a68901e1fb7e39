import type { GroupForFamilyQuery, OptionOfFieldFragment } from './operations.generated.ts';
import type {
  AttributeFamilyRecordFragment,
  AttributeFamilyRowFragment,
} from './record.generated.ts';

/** An attribute of a group in the family form. */
export interface FamilyField {
  id: string;
  name: string;
  type: string;
  unit: string;
  is_configurable: boolean;
  is_dropdown: boolean;
  is_editable: boolean;
  /** The effective setting in this family. */
  is_required: boolean;
  /** The family's own setting; null inherits the attribute's setting. */
  ownRequired: boolean | null;
  options: readonly OptionOfFieldFragment[];
}

/** A group in the family form. */
export interface FamilyGroup {
  id: string;
  name: string;
  /** The effective setting in this family. */
  place_use: string | null;
  ownPlaceUse: string | null;
  fields: FamilyField[];
}

export interface FamilyRecord extends AttributeFamilyRowFragment {
  groups?: FamilyGroup[];
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

/** Converts a group to a newly added group of the family, with the group's own settings. */
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

/** Converts the form values to the API input. */
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

/**
 * Toggles `is_required` of the field. If the new value equals the attribute's own setting, the
 * family inherits that setting.
 */
export const withOtherRequirement = (field: FamilyField): FamilyField => ({
  ...field,
  is_required: !field.is_required,
  ownRequired: field.ownRequired === null ? !field.is_required : null,
});
