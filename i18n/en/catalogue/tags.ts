import type { tags as german } from '#i18n/de/catalogue/tags.ts';
import type { Translated } from '#i18n/translated.ts';

export const tags = {
  name: 'Tag |||| Tags',
  subtitle: 'Tags sort products, styles and blog posts.',
  fields: {
    name: 'Name',
    type: 'Used for',
    usage: 'Used',
    updatedAt: 'Last changed',
  },
  types: { product: 'Products', style: 'Styles', blog: 'Blog' },
  actions: { edit: 'Edit', delete: 'Delete' },
  create: 'Create tag',
  edit: 'Edit tag',
  search: 'Search by name',
  selected: '%{count} tag selected |||| %{count} tags selected',
  delete: 'Delete',
  deleteText: 'This tag will be deleted. |||| %{smart_count} tags will be deleted.',
  merge: 'Merge',
  mergeTitle: 'Merge tags',
  mergeText: 'Which tag should stay? It replaces the others wherever they are used.',
  merged: 'The tags have been merged into “%{name}”.',
  created: 'The tag has been created.',
  saved: 'The tag has been saved.',
  deleted: 'The tag has been deleted. |||| %{smart_count} tags have been deleted.',
  empty: 'No tags yet',
} satisfies Translated<typeof german>;

export const texts = { resources: { 'collections/tags': tags } };
