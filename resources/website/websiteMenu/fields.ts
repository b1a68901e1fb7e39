import type { RecordField } from '#ui/record/recordField.ts';

const countOf = (value: unknown): string[] =>
  Array.isArray(value) && value.length > 0 ? [String(value.length)] : [];

const brandLines = (value: unknown): string[] =>
  ((value ?? []) as { slug?: string }[]).map(({ slug }) => slug ?? '');

const ofItem: readonly RecordField[] = [
  { source: 'name' },
  { source: 'image', kind: 'image' },
  { source: 'mobile_image', kind: 'image' },
  { source: 'link' },
  { source: 'promo_text' },
];

/** The fields in a conflict dialog. */
export const menuItemFields: readonly RecordField[] = [
  ...ofItem,
  { source: 'marketing.title' },
  { source: 'marketing.text' },
  { source: 'brands', linesOf: brandLines },
  { source: 'categories', reference: 'collections/categories' },
  { source: 'tags', reference: 'collections/tags' },
  { source: 'manufacturers', linesOf: countOf },
  { source: 'attributes_value_groups', linesOf: countOf },
  { source: 'products', linesOf: countOf },
  { source: 'seo_data.title' },
  { source: 'seo_data.description' },
  { source: 'seo_data.meteKeywords' },
];

/** The fields in the history. */
export const menuItemHistoryFields: readonly RecordField[] = [
  { source: 'status', choices: 'resources.website-menu.states' },
  { source: 'parent_id' },
  ...ofItem,
  { source: 'marketing' },
  { source: 'brands' },
  { source: 'categories' },
  { source: 'tags' },
  { source: 'manufacturers' },
  { source: 'attributes_value_groups' },
  { source: 'products' },
  { source: 'seo_data' },
  { source: 'sortIndex' },
];
