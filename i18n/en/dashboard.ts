import type { dashboard as german } from '#i18n/de/dashboard.ts';
import type { Translated } from '#i18n/translated.ts';

export const dashboard = {
  greeting: 'Hello, %{name}',
  subtitle: {
    admin: 'The marketplace at a glance',
    manufacturer: 'Your products at a glance',
    vendor: 'The marketplace at a glance',
  },
  figures: {
    variationsPublished: 'Published variations',
    variationsDraft: 'Drafts',
    samples: 'Samples',
    parents: 'Parent products',
    variationsWithoutImage: 'Without image',
    categories: 'Categories',
    tags: 'Tags',
    manufacturers: 'Manufacturers',
    marketplaceVariations: 'Variations on the marketplace',
    services: 'Services',
  },
  failed: 'The figures could not be loaded.',
} satisfies Translated<typeof german>;
