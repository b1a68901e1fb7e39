import type { styleCategories as german } from '#i18n/de/website/styleCategories.ts';
import type { Translated } from '#i18n/translated.ts';

export const styleCategories: Translated<typeof german> = {
  name: 'Style category |||| Style categories',
  subtitle: 'What styles are sorted into on the website.',
  fields: {
    name: 'Name',
    slug: 'Address (slug)',
    picture: 'Image',
    usage: 'Styles',
    sortIndex: 'Order',
    updatedAt: 'Last changed',
  },
  create: 'Create style category',
  edit: 'Edit style category',
  search: 'Search by name',
  sections: { category: 'Style category' },
  order: { text: 'The website shows them in this order.' },
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} style category selected |||| %{smart_count} style categories selected',
  delete: 'Delete',
  deleteText:
    'This style category will be deleted. |||| These %{smart_count} style categories will be deleted.',
  created: 'The style category was created.',
  saved: 'The style category was saved.',
  deleted: 'The style category was deleted. |||| %{smart_count} style categories were deleted.',
  empty: 'No style categories yet',
  emptyText: 'Such as Scandinavian, country house or industrial.',
};

export const texts = { resources: { 'styles/categories': styleCategories } };
