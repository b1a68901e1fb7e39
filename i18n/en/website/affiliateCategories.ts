import type { affiliateCategories as german } from '#i18n/de/website/affiliateCategories.ts';
import type { Translated } from '#i18n/translated.ts';

export const affiliateCategories: Translated<typeof german> = {
  name: 'Affiliate category |||| Affiliate categories',
  subtitle:
    'Categories from the feeds, and your own categories that they are mapped to. Only then can their products be published.',
  fields: {
    path: 'Category in the feed',
    network: 'Network',
    network_id: 'Network',
    category: 'Own category',
    category_id: 'Own category',
    mapped: 'Own category',
    n: 'Products',
    publishedCount: 'Published',
  },
  mappedChoices: { yes: 'Mapped', no: 'Not mapped' },
  withoutCategory: 'Without a category',
  search: 'Search by category',
  selected: '%{smart_count} category selected |||| %{smart_count} categories selected',
  map: 'Map',
  mapTitle: 'Choose an own category',
  unmap: 'Remove the mapping',
  unmapText:
    'Remove this mapping? The published products of the category become hidden. |||| Remove these %{smart_count} mappings? The published products of the categories become hidden.',
  open: 'None yet',
  mapped: 'The category was mapped. |||| %{smart_count} categories were mapped.',
  unmapped: 'The mapping was removed. |||| %{smart_count} mappings were removed.',
  empty: 'No affiliate categories yet',
  emptyText: 'They appear when the feed of a network is read.',
};

export const texts = {
  resources: { 'external-product-sources/affiliates/categories': affiliateCategories },
};
