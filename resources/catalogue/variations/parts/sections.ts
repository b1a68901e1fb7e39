import { check } from '#contract/rules/platform/check.ts';
import { price } from '#contract/rules/platform/fields.ts';
import { type ImageList, listOf, type StoredImage, storedImages } from '#ui/images/imageList.ts';
import { valueAt } from '#ui/record/recordField.ts';
import type { FieldGroup } from './productFamily.ts';

/**
 * A section of the edit page. Links lead to it, and the guard lists it if it has unsaved changes.
 */
export interface Section {
  /** The id of the section's element. */
  id: string;
  title: string;
  /** Keys of the section's form values. */
  sources: readonly string[];
}

const details = ['name', 'slug', 'sku', 'price', 'tags', 'is_simple_product'];

/**
 * Returns the sections: product info, product details, one per non-empty group, images
 * (specification 2).
 */
export const sectionsOf = (
  groups: readonly FieldGroup[],
  titleOf: (section: 'info' | 'details' | 'images') => string,
): Section[] => [
  { id: 'info', title: titleOf('info'), sources: [] },
  { id: 'details', title: titleOf('details'), sources: details },
  ...groups.map(({ id, name, fields }) => ({
    id: `group-${id}`,
    title: name,
    sources: fields.map(({ source }) => source),
  })),
  { id: 'images', title: titleOf('images'), sources: ['images', 'general_images'] },
];

type Values = Readonly<Record<string, unknown>>;

/** Returns the sections with values that differ from their initial ones. */
export const changedSections = (
  sections: readonly Section[],
  values: Values,
  before: Values,
): Section[] =>
  sections.filter(({ sources }) =>
    sources.some((source) => plain(source, values) !== plain(source, before)),
  );

/** Serializes a value, so that values with the same stored form are equal. */
const plain = (source: string, values: Values): string => {
  const value = valueAt(values, source);
  if (value === null || value === undefined) return '';
  if (source === 'price') return plainPrice(String(value));
  if (source === 'tags') return [...(value as string[])].sort().join();
  if (source === 'images') return JSON.stringify(plainImages(listOf(value as StoredImage[])));
  return String(value);
};

const plainPrice = (text: string): string => {
  const checked = check(price, text);
  return checked.ok ? checked.value : text;
};

/** Converts images to form values; images that are still uploading have no name. */
export const plainImages = (list: ImageList): StoredImage[] => {
  const stored = new Map(storedImages(list).map((image) => [image.filename, image]));
  return list.items.map(({ filename, originName, alt }) => ({
    filename: filename ?? '',
    originName,
    alt: alt.trim(),
    main: stored.get(filename ?? '')?.main ?? false,
  }));
};
