import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { between } from '#contract/rules/platform/between.ts';
import {
  id,
  ids,
  line,
  longText,
  requiredText,
  searchText,
  slug,
  version,
} from '#contract/rules/platform/fields.ts';
import { optionalPicture, requiredPicture } from '#contract/rules/platform/image.ts';
import { optionalLink } from '#contract/rules/platform/link.ts';
import { listQuery, listQueryOf, oneOf } from '#contract/rules/platform/list.ts';

export const menuLevels = [2, 3, 4] as const;
export type MenuLevel = (typeof menuLevels)[number];

/** Values accepted by updateMenuItemStatus. */
export const menuStatus = v.picklist(['published', 'unpublished'], 'rules.menuStatus');

/** The displayed state of an item; a published item below an unpublished one is hidden. */
export const menuStates = ['published', 'unpublished', 'hidden'] as const;

/** The criteria by which an item of level 4 links products. */
const menuCriteria = ['categories', 'manufacturers', 'tags', 'attributes_value_groups'] as const;

const links = v.nullish(ids(limits.menuLinks), []);
const text = (max: number) => v.nullish(line(max), '');

const brand = v.object({ slug, image: requiredPicture });

const hasNoSlugTwice = (brands: { slug: string }[]) =>
  new Set(brands.map((each) => each.slug)).size === brands.length;

const fields = v.object({
  level: v.picklist(menuLevels, 'rules.menuLevel'),
  parent_id: v.nullish(id, null),
  name: requiredText(limits.name),
  image: optionalPicture,
  mobile_image: optionalPicture,
  link: optionalLink,
  promo_text: text(limits.promoText),
  marketing: v.nullish(
    v.object({ title: text(limits.marketingTitle), text: longText(limits.marketingText) }),
    { title: '', text: '' },
  ),
  seo_data: v.nullish(
    v.object({
      title: text(limits.seoTitle),
      description: longText(limits.seoDescription),
      meteKeywords: text(limits.seoKeywords),
    }),
    { title: '', description: '', meteKeywords: '' },
  ),
  brands: v.nullish(
    v.pipe(
      v.array(brand, 'rules.wrongType'),
      v.maxLength(limits.menuBrands, 'rules.maxItems'),
      v.check((brands) => hasNoSlugTwice(brands), 'rules.brandTwice'),
    ),
    [],
  ),
  categories: links,
  manufacturers: links,
  tags: links,
  attributes_value_groups: links,
  products: links,
  version,
});
export type MenuItemValues = v.InferOutput<typeof fields>;

type Field = keyof MenuItemValues;

const ofEveryLevel = ['level', 'parent_id', 'name', 'link', 'seo_data', 'version'] as const;

/** The fields available at each level. */
export const fieldsOfLevel: Readonly<Record<MenuLevel, ReadonlySet<Field>>> = {
  2: new Set([...ofEveryLevel, 'image', 'mobile_image', 'promo_text', 'marketing', 'brands']),
  3: new Set([...ofEveryLevel, 'image']),
  4: new Set([...ofEveryLevel, ...menuCriteria, 'products']),
};

const isFilled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return value !== null && value !== undefined && value !== '';
};

const strayFields = (input: MenuItemValues): Field[] =>
  (Object.keys(input) as Field[]).filter(
    (field) => !fieldsOfLevel[input.level].has(field) && isFilled(input[field]),
  );

/** Violations across fields that are valid individually. */
const violationsOf = (input: MenuItemValues): [Field, string][] => {
  const { level, parent_id, image, link, promo_text } = input;
  const violations = strayFields(input).map((field): [Field, string] => [
    field,
    'rules.notOfThisLevel',
  ]);
  if (level === 2 && parent_id !== null) violations.push(['parent_id', 'rules.notOfThisLevel']);
  if (level !== 2 && parent_id === null) violations.push(['parent_id', 'rules.required']);
  if (level === 2 && image === null && (link !== '' || promo_text !== '')) {
    violations.push(['image', 'rules.promoImage']);
  }
  return violations;
};

export const menuItemInput = v.pipe(fields, between(violationsOf));

const sortColumns = [
  'sortIndex',
  'name',
  'level',
  'state',
  'productCount',
  'updatedAt',
  'id',
] as const;

/** Items of all columns, or of one column: the children of an item, or level 2. */
export const menuItemsQuery = listQueryOf(sortColumns, {
  parent_id: v.nullish(id),
  level: oneOf(menuLevels, 'rules.menuLevel'),
  state: oneOf(menuStates, 'rules.menuStatus'),
  name: searchText,
});

export type MenuItemsFilter = v.InferOutput<typeof menuItemsQuery>;

const productColumns = ['name', 'sku', 'price', 'id'] as const;

export const menuItemProductsQuery = v.object({
  ...listQuery(productColumns),
  ids: v.nullish(ids(limits.maxPageSize)),
  item_id: id,
  name: searchText,
});
export type MenuItemProductsFilter = v.InferOutput<typeof menuItemProductsQuery>;

/** `pagination`, `vendorId` and `search` of getNetworkVendorProducts (specification 7 and 9). */
export const networkProductsQuery = v.object({
  pagination: v.nullish(v.object(listQuery(productColumns)), {}),
  vendorId: v.nullish(id, '1'),
  search: searchText,
  ids: v.nullish(ids(limits.menuLinks)),
});
export type NetworkProductsFilter = v.InferOutput<typeof networkProductsQuery>;
