import type { sampleBoxes as german } from '#i18n/de/catalogue/sampleBoxes.ts';
import type { Translated } from '#i18n/translated.ts';

const sampleBoxes = {
  name: 'Sample box |||| Sample boxes',
  subtitle: 'Sample boxes combine product samples for customers to order.',
  fields: {
    name: 'Name',
    slug: 'Slug',
    description: 'Description',
    parentCount: 'Parent products',
    parents: 'Parent products',
    updatedAt: 'Last changed',
  },
  create: 'Create sample box',
  edit: 'Edit sample box',
  search: 'Search by name',
  products: 'Samples in the box',
  link: 'Link samples',
  viewLinked: 'View linked ones',
  noneLinked: 'The box is still empty.',
  more: 'and %{smart_count} more',
  linkedOf:
    '%{smart_count} parent product in %{name} |||| %{smart_count} parent products in %{name}',
  linkedProducts:
    'The box contains samples of %{smart_count} parent product. |||| The box contains samples of %{smart_count} parent products.',
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} sample box selected |||| %{smart_count} sample boxes selected',
  delete: 'Delete',
  deleteText:
    'This sample box will be deleted, the samples themselves stay. |||| %{smart_count} sample boxes will be deleted, the samples themselves stay.',
  created: 'The sample box has been created.',
  saved: 'The sample box has been saved.',
  deleted: 'The sample box has been deleted. |||| %{smart_count} sample boxes have been deleted.',
  empty: 'No sample boxes yet',
} satisfies Translated<typeof german>;

export const texts = { resources: { 'products/sample-boxes': sampleBoxes } };
