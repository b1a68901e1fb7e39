import type { bulkEdit as german } from '#i18n/de/catalogue/bulkEdit.ts';
import type { Translated } from '#i18n/translated.ts';

const bulkEdit = {
  action: 'Edit',
  title: 'Edit %{count} product |||| Edit %{count} products',
  what: 'What',
  addField: 'Another field',
  removeField: 'Remove change %{place}',
  row: 'Change %{place}',
  attributeTwice: 'Another row changes this attribute already',
  how: 'How',
  kinds: {
    price: 'Price (net)',
    tags: 'Tags',
    categories: 'Categories',
    attributes: 'Attribute',
  },
  modes: {
    price: {
      set: 'Set to',
      increase: 'Increase by amount',
      decrease: 'Decrease by amount',
      increasePercent: 'Increase by percent',
      decreasePercent: 'Decrease by percent',
    },
    tags: { add: 'Add', remove: 'Remove', replace: 'Replace with' },
    categories: { add: 'Add', remove: 'Remove', main: 'Make the main category' },
  },
  amount: 'Amount',
  percent: 'Percentage',
  category: 'Category',
  value: 'Value',
  removeValue: 'Remove the current value',
  net: 'EUR, VAT excluded',
  rounded: 'Rounded to the nearest cent',
  preview: 'Preview',
  nothingYet: 'As soon as the change is complete, its effect is shown here.',
  failed: 'The preview could not be loaded.',
  field: 'Field',
  product: 'Product',
  before: 'Before',
  after: 'After',
  stays: 'stays',
  changed: '%{count} product changes |||| %{count} products change',
  unchanged: '%{count} stays as it is |||| %{count} stay as they are',
  refused: '%{count} product is left out: |||| %{count} products are left out:',
  products:
    'Categories belong to the parent product: %{count} parent product changes. |||| Categories belong to the parent product: %{count} parent products change.',
  others:
    'This also affects %{count} variation that is not selected or is left out. |||| This also affects %{count} variations that are not selected or are left out.',
  andMore: '%{names} and %{count} more',
  takeOver: {
    action: 'Apply to all variations',
    actionOf: '%{section}: Apply to all variations',
    title: 'Apply %{section} to all variations of “%{product}”',
    explained:
      'All other variations of the product get these values, including those not saved yet. Empty fields change nothing; samples stay as they are.',
    explainedDetails:
      'All other variations of the product get this value, even if it is not saved here yet. Samples stay as they are.',
    nothing: 'There is nothing here to apply yet.',
  },
  runNothing: 'Change',
  run: 'Change %{count} product |||| Change %{count} products',
  done: 'The product has been changed. |||| %{smart_count} products have been changed.',
} satisfies Translated<typeof german>;

export const texts = { bulkEdit };
