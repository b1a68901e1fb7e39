import { limits } from '#contract/limits.ts';
import { controlCharacters } from '#contract/rules/platform/fields.ts';
import { isWebAddress } from '#contract/rules/platform/link.ts';

/** Product fields, each read from a column of the feed. */
export const feedFields = [
  'id',
  'title',
  'price',
  'link',
  'category',
  'picture',
  'description',
] as const;
export type FeedField = (typeof feedFields)[number];

/** Fields that every product must have. */
export const requiredFeedFields = ['id', 'title', 'price', 'link'] as const;

/** The feed column of each field; empty for a field that the feed does not have. */
export type FeedMapping = Readonly<Record<FeedField, string>>;

/** Category of products without a category in the feed. */
export const withoutCategory = '-';

export interface FeedProduct {
  externalId: string;
  title: string;
  /** EUR, a decimal with two decimal places. */
  price: string;
  link: string;
  /** Category levels from the top, separated by " > ". */
  category: string;
  picture: string | null;
  description: string;
}

/** The reason for rejecting a row: a key of `rules`, and the rejected value. */
interface FeedRefusal {
  field: FeedField;
  rule: string;
  limit?: number;
  value: string;
}

export type FeedVerdict =
  | { product: FeedProduct; refusal?: undefined }
  /** With the id, if the row contains one. */
  | { product?: undefined; refusal: FeedRefusal; externalId: string };

/**
 * Converts a row of a feed to a product, or returns the reason for rejecting it.
 * @param cells by the names of the feed's columns
 */
export const productOfRow = (
  cells: Readonly<Record<string, string>>,
  mapping: FeedMapping,
): FeedVerdict => {
  const of = (field: FeedField) => (cells[mapping[field]] ?? '').trim();
  const externalId = of('id');
  const refusal = refusalOf(of);
  const price = feedPrice(of('price'));
  if (refusal || price === null) {
    return {
      refusal: refusal ?? { field: 'price', rule: 'rules.feedPrice', value: of('price') },
      externalId: idRefusal(externalId) ? '' : externalId,
    };
  }
  return {
    product: {
      externalId,
      title: of('title'),
      price,
      link: of('link'),
      category: categoryPath(of('category')),
      picture: of('picture') || null,
      description: plainText(of('description')).slice(0, limits.feedDescription),
    },
  };
};

type CellOf = (field: FeedField) => string;

const refusalOf = (of: CellOf): FeedRefusal | null => {
  for (const field of requiredFeedFields) {
    if (of(field) === '') return { field, rule: 'rules.required', value: '' };
  }
  return (
    idRefusal(of('id')) ??
    lineRefusal('title', of('title'), limits.name) ??
    linkRefusal('link', of('link')) ??
    lineRefusal('category', categoryPath(of('category')), limits.feedCategory) ??
    (of('picture') === '' ? null : linkRefusal('picture', of('picture')))
  );
};

const idRefusal = (text: string) => lineRefusal('id', text, limits.name);

const lineRefusal = (field: FeedField, text: string, limit: number): FeedRefusal | null => {
  const value = text.slice(0, limits.feedShown);
  if (text.length > limit) return { field, rule: 'rules.maxLength', limit, value };
  if (controlCharacters.test(text)) return { field, rule: 'rules.controlCharacters', value };
  return null;
};

const linkRefusal = (field: FeedField, text: string): FeedRefusal | null => {
  const value = text.slice(0, limits.feedShown);
  if (text.length > limits.link)
    return { field, rule: 'rules.maxLength', limit: limits.link, value };
  return isWebAddress(text) ? null : { field, rule: 'rules.link', value };
};

const otherCurrency = /\b(?!EUR\b)(?:[A-Z]{3})\b|[$£¥]/;

/**
 * A price in any notation used by feeds: "12.5", "1.299,00 €", "EUR 1,299.00", "1 299,-". Null if
 * it is not a price or is in another currency.
 */
export const feedPrice = (text: string): string | null => {
  if (otherCurrency.test(text)) return null;
  const digits = text
    .replace(/EUR|€/g, '')
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/,-+$/, '');
  const parts = /^(\d[\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(digits);
  if (!parts) return null;
  const [, whole = '', decimal, places = ''] = parts;
  const grouping = decimal === ',' ? '.' : decimal === '.' ? ',' : (/[.,]/.exec(whole)?.[0] ?? '.');
  if (!isGrouped(whole, grouping)) return null;
  const euros = whole.replaceAll(grouping, '').replace(/^0+(?=\d)/, '');
  return euros.length > limits.priceDigits ? null : `${euros}.${places.padEnd(2, '0')}`;
};

/** Whether the digits have no separators, or separators between groups of three. */
const isGrouped = (whole: string, grouping: string): boolean => {
  const [first = '', ...groups] = whole.split(grouping);
  return (
    /^\d+$/.test(first) &&
    (groups.length === 0 || first.length <= 3) &&
    groups.every((group) => /^\d{3}$/.test(group))
  );
};

/** The levels of a foreign category, whichever separator the feed uses. */
const categoryPath = (text: string): string => {
  const levels = text
    .split(/\s*(?:>|»|\|)\s*|\s+\/\s+/)
    .map((level) => level.trim())
    .filter((level) => level !== '');
  return levels.length > 0 ? levels.join(' > ') : withoutCategory;
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Removes markup from a description, which is displayed as plain text. */
const plainText = (text: string): string =>
  text
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]{0,1000}>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => entities[name] ?? "'")
    .replaceAll('\u0000', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** Usual column names of each field in lower case, the most specific first. */
const usualColumns: Readonly<Record<FeedField, readonly string[]>> = {
  id: [
    'g:id',
    'id',
    '@id',
    'sku',
    'aw_product_id',
    'merchant_product_id',
    'artikelnummer',
    'art_number',
    'product_id',
    'offerid',
    'guid',
  ],
  title: [
    'g:title',
    'title',
    'name',
    'product_name',
    'titel',
    'bezeichnung',
    'produktname',
    'artikelname',
  ],
  price: [
    'g:price',
    'price',
    'preis',
    'search_price',
    'current_price',
    'bruttopreis',
    'verkaufspreis',
  ],
  link: [
    'g:link',
    'link',
    'url',
    'deeplink',
    'aw_deep_link',
    'product_url',
    'produkt-link',
    'produktlink',
    'deep_link',
  ],
  category: [
    'g:product_type',
    'product_type',
    'category',
    'kategorie',
    'merchant_category',
    'category_path',
    'warengruppe',
    'g:google_product_category',
    'google_product_category',
    'category_name',
    'kategoriepfad',
  ],
  picture: [
    'g:image_link',
    'image_link',
    'image',
    'image_url',
    'picture',
    'bild',
    'bild-url',
    'bildlink',
    'merchant_image_url',
    'aw_image_url',
    'images/image',
    'img_url',
  ],
  description: [
    'g:description',
    'description',
    'beschreibung',
    'desc',
    'product_short_description',
    'produktbeschreibung',
  ],
};

/** Proposes a mapping from the names of a feed's columns. */
export const proposedMapping = (columns: readonly string[]): FeedMapping => {
  const byName = new Map(columns.map((column) => [column.toLowerCase(), column]));
  const of = (field: FeedField) =>
    usualColumns[field].map((name) => byName.get(name)).find((column) => column !== undefined) ??
    '';
  return Object.fromEntries(feedFields.map((field) => [field, of(field)])) as FeedMapping;
};
