import type { resourceNames as german } from '#i18n/de/resourceNames.ts';
import type { Translated } from '#i18n/translated.ts';

export const resourceNames = {
  'collections/categories': { name: 'Category |||| Categories' },
  'collections/attributes': { name: 'Attribute |||| Attributes' },
  'collections/attribute-groups': { name: 'Attribute group |||| Attribute groups' },
  'collections/attribute-families': { name: 'Attribute family |||| Attribute families' },
  'collections/tags': { name: 'Tag |||| Tags' },
  services: { name: 'Service |||| Services' },
  'products/parents': { name: 'Parent product |||| Parent products' },
  'products/sample-boxes': { name: 'Sample box |||| Sample boxes' },
  gallery: { name: 'Picture |||| Gallery' },
  'products/imports': {
    name: 'Import |||| Imports',
    // of the button above the variations
    upload: 'Upload data with Excel',
    processing: 'Processing ...',
    percent: '%{percent}%',
    more: 'More about the Excel import',
  },
} satisfies Translated<typeof german>;
