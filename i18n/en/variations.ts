import type { variations as german } from '#i18n/de/variations.ts';
import type { Translated } from '#i18n/translated.ts';

export const variations = {
  name: 'Variation |||| Variations',
  subtitle: {
    admin: 'All product variations of the marketplace',
    manufacturer: 'Your product variations',
  },
  fields: {
    image: 'Image',
    name: 'Product name',
    sku: 'Article number',
    combinations: 'Combination',
    category: 'Categories',
    parent: 'Parent product',
    manufacturer: 'Brand',
    status: 'Status',
    slug: 'Slug',
    price: 'Price (net)',
    tags: 'Tags',
    is_simple_product: 'As simple product',
    version: 'Version',
  },
  help: {
    slug: 'Part of the product’s web address',
    price: 'EUR, VAT excluded',
    tags: 'Type to search',
  },
  status: { 1: 'Published', 2: 'Draft' },
  statusFilter: { all: 'All', 1: 'Published', 2: 'Draft' },
  search: 'Search by name or article number',
  selected: '%{smart_count} product Selected |||| %{smart_count} products Selected',
  edit: 'Edit variation',
  sections: { info: 'Product info', details: 'Product details' },
  actions: {
    edit: 'Edit',
    publish: 'Publish',
    draft: 'Set as draft',
    delete: 'Delete',
    publishProduct: 'Publish product',
    save: 'Save',
  },
  deleteText:
    '“%{name}” will be deleted, and its sample with it. |||| %{smart_count} variations will be deleted, and their samples with them.',
  published:
    'The product is successfully published. |||| %{smart_count} products are successfully published.',
  drafted: 'The product is set as draft. |||| %{smart_count} products are set as draft.',
  deleted: 'The variation has been deleted. |||| %{smart_count} variations have been deleted.',
  empty: 'No variations yet',
  required: '%{label} is required!',
} satisfies Translated<typeof german>;
