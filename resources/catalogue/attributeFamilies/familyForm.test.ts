import { describe, expect, test } from 'vitest';
import {
  type FamilyField,
  groupOf,
  inputOf,
  recordOf,
  withOtherRequirement,
} from './familyForm.ts';

const attribute = {
  id: '7',
  name: 'Breite',
  type: 'number',
  unit: 'cm',
  is_configurable: false,
  is_dropdown: false,
  is_editable: true,
  is_required: true,
  options: [],
};
const family = {
  id: '1',
  name: 'Tische',
  slug: 'tische',
  unit: 'Stück',
  product_type: 'Möbel',
  version: 3,
  updatedAt: null,
  groupCount: 1,
  attributeCount: 2,
  usage: 0,
};

describe('a family', () => {
  const record = recordOf({
    ...family,
    familyGroups: [
      {
        ownPlaceUse: 'internal',
        familyGroup: { id: '4', name: 'Maße', place_use: 'internal' },
        groupAttributes: [
          { ownRequired: null, attribute },
          { ownRequired: false, attribute: { ...attribute, id: '8', is_required: false } },
        ],
      },
    ],
  });

  test('is sent with its own values, and nothing else', () => {
    expect(inputOf({ ...record, confirmedLoss: 2 })).toEqual({
      name: 'Tische',
      slug: 'tische',
      unit: 'Stück',
      product_type: 'Möbel',
      groups: [
        {
          group_id: '4',
          place_use: 'internal',
          attributes: [{ attr_id: '8', is_required: false }],
        },
      ],
      confirmedLoss: 2,
      version: 3,
    });
  });

  test('adopts a group as it is, closed to manufacturers if either is closed', () => {
    const group = groupOf({
      id: '5',
      name: 'Licht',
      place_use: null,
      is_editable: false,
      items: [{ attribute }],
    });
    expect(group).toEqual({
      id: '5',
      name: 'Licht',
      place_use: null,
      ownPlaceUse: null,
      fields: [{ ...attribute, is_editable: false, ownRequired: null }],
    });
  });
});

describe('a requirement', () => {
  const field: FamilyField = { ...attribute, ownRequired: null };

  test('is the family’s own while it differs from the attribute’s', () => {
    const optional = withOtherRequirement(field);
    expect(optional).toMatchObject({ is_required: false, ownRequired: false });
    expect(withOtherRequirement(optional)).toEqual(field);
  });
});
