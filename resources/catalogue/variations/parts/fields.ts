import type { StoredImage } from '#ui/images/imageList.ts';
import type { RecordField } from '#ui/record/recordField.ts';

export const variationFields: readonly RecordField[] = [
  { source: 'status', choices: 'resources.products/variations.status' },
  { source: 'name' },
  { source: 'slug' },
  { source: 'sku' },
  { source: 'price', kind: 'price' },
  { source: 'tags', reference: 'collections/tags' },
  { source: 'is_simple_product', kind: 'flag' },
];

const imageLine = ({ filename, alt, main }: StoredImage) => JSON.stringify({ filename, alt, main });

/** The form's fields that are independent of the family. */
export const imageFields: readonly RecordField[] = [
  {
    source: 'images',
    label: 'history.fields.images',
    kind: 'image',
    linesOf: (images) => (images as StoredImage[]).map(imageLine),
  },
  { source: 'general_images', label: 'history.fields.general_images', kind: 'flag' },
];

export const variationHistoryFields: readonly RecordField[] = [
  ...variationFields,
  { source: 'general_images', label: 'history.fields.general_images', kind: 'flag' },
  { source: 'combinations' },
  { source: 'parent' },
  { source: 'images', label: 'history.fields.images', kind: 'picture' },
];
