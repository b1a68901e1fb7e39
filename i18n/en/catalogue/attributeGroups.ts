import type { attributeGroups as german } from '#i18n/de/catalogue/attributeGroups.ts';
import type { Translated } from '#i18n/translated.ts';

const attributeGroups = {
  name: 'Attribute group |||| Attribute groups',
  subtitle: 'Groups combine attributes into sections of the product form.',
  fields: {
    name: 'Name',
    slug: 'Slug',
    place_use: 'Place of use',
    is_editable: 'Manufacturers may change it',
    attributes: 'Attributes',
    attributeCount: 'Attributes',
    usage: 'Families',
    updatedAt: 'Last changed',
  },
  help: { is_editable: 'Otherwise only administrators fill in this group.' },
  places: {
    description: 'Description',
    details: 'Product details',
    technical: 'Technical data',
    internal: 'Internal only',
  },
  anyPlace: 'Not given',
  create: 'Create attribute group',
  edit: 'Edit attribute group',
  search: 'Search by name',
  sections: { general: 'General', attributes: 'Attributes' },
  attributes: {
    add: 'Add attribute',
    list: 'Attributes in their order',
    empty: 'No attributes yet. Search for a name above.',
    remove: 'Remove “%{name}” from the group',
    required: 'Required',
  },
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} group selected |||| %{smart_count} groups selected',
  delete: 'Delete',
  deleteText:
    'This group will be deleted, its attributes stay. |||| %{smart_count} groups will be deleted, their attributes stay.',
  created: 'The attribute group has been created.',
  saved: 'The attribute group has been saved.',
  savedWithLoss: 'Saved. Product updates may take some time; refresh the list.',
  deleted: '%{smart_count} group deleted. |||| %{smart_count} groups deleted.',
  empty: 'No attribute groups yet',
  impact: {
    title: 'Impact on products',
    text: '%{smart_count} product is affected. |||| %{count} products are affected.',
    textFamilies:
      '%{smart_count} product in %{families} families is affected. |||| %{count} products in %{families} families are affected.',
    gain: 'gain a field',
    lose: 'lose entries',
    incomplete: 'become incomplete',
    gained: 'New fields',
    lost: 'Removed fields',
    required: 'Newly required fields',
    fieldGained: '%{attribute} (%{group})',
    fieldLost:
      '%{attribute} (%{group}): %{count} product with an entry |||| %{attribute} (%{group}): %{count} products with an entry',
    fieldRequired:
      '%{attribute} (%{group}): missing in %{count} product |||| %{attribute} (%{group}): missing in %{count} products',
    agree:
      'Yes, remove the entries of %{smart_count} product. |||| Yes, remove the entries of %{count} products.',
    history: 'The products’ history keeps them.',
    save: 'Save anyway',
    confirm: 'Save',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
  },
} satisfies Translated<typeof german>;

export const texts = { resources: { 'collections/attribute-groups': attributeGroups } };
