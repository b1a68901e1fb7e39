import type { workbooks as german } from '#i18n/de/platform/workbooks.ts';
import type { Translated } from '#i18n/translated.ts';

export const workbooks = {
  template: 'template',
  refused: 'refused',
  sheets: { products: 'Products', lists: 'Lists' },
  notes: {
    column: 'Column',
    required: 'Required',
    content: 'What goes in',
    allowed: 'Allowed values',
    always: 'yes',
    ifNew: 'for new products',
    no: 'no',
    general: 'General',
    more: '… and %{count} more',
  },
  general: {
    rows: 'Each row is a variation. If its SKU exists already, the variation is changed, otherwise it is created.',
    empty: 'An empty cell leaves the current value unchanged.',
    columns:
      'Columns with * are needed for new products. You can delete columns that you do not need, and put them in any order. Headings may be German or English.',
    sheets: 'A workbook can have several sheets. This sheet and hidden ones are not read.',
    combinations:
      'Use columns such as “Combination: Colour” to tell variations apart by further system attributes. If such columns are filled, the product is configurable, otherwise it is simple.',
  },
  fields: {
    sku: 'SKU of the variation, without spaces',
    product:
      'Name of the parent product. Rows of the same product and brand belong together and are imported together only.',
    brand: 'Company name of the manufacturer',
    family: 'Name of the attribute family',
    categories:
      'Names or paths such as “Living > Sofas”, several separated by semicolons; the first is the main category',
    name: 'Name of the variation',
    slug: 'Part of the web address: lower-case letters, digits and hyphens. Empty: made from the name',
    price: 'EUR, net, with at most two decimal places, e.g. 1299.00',
    priceOf: 'EUR per %{unit}, net, with at most two decimal places, e.g. 1299.00',
    status: 'Empty: a new variation becomes a draft',
    tags: 'Names, several separated by semicolons',
    images:
      'File names of images that were uploaded in the gallery, several separated by semicolons; the first is the main image',
  },
  combination: 'System attribute: tells the variations of a product apart. One of the values',
  attribute: {
    text: 'Text in one line, at most 255 characters',
    textarea: 'Text, of several lines, too',
    number: 'Number, with a comma or a point, e.g. 12.5',
    select: 'One of the values',
  },
  group: 'Group “%{group}”: %{text}',
} satisfies Translated<typeof german>;
