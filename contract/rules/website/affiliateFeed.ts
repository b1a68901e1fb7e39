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

/** A product cannot do without these. */
export const requiredFeedFields = ['id', 'title', 'price', 'link'] as const;

/** The column of each field; none for one that the feed does not have. */
export type FeedMapping = Readonly<Record<FeedField, string>>;

/** The category of products that have none in the feed. */
export const withoutCategory = '-';

export interface FeedProduct {
  externalId: string;
  title: string;
  /** EUR, a decimal with two places. */
  price: string;
  link: string;
  /** Levels from the top, between them " > ". */
  category: string;
  picture: string | null;
  description: string;
}

/** The reason why a row is refused: a key of `rules`, and the value found. */
interface FeedRefusal {
  field: FeedField;
  rule: string;
  limit?: number;
  value: string;
}

export type FeedVerdict =
  | { product: FeedProduct; refusal?: undefined }
  /** With the id, if that at least can be read. */
  | { product?: undefined; refusal: FeedRefusal; externalId: string };

/**
 * The product that a row of a feed describes, or why it describes none.
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

/** Digits alone, or in groups of three. */
const isGrouped = (whole: string, grouping: string): boolean => {
  const [first = '', ...groups] = whole.split(grouping);
  return (
    /^\d+$/.test(first) &&
    (groups.length === 0 || first.length <= 3) &&
    groups.every((group) => /^\d{3}$/.test(group))
  );
};

/** The levels of a foreign category, however the feed separates them. */
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

/** A description without its markup; it is shown as text. */
const plainText = (text: string): string =>
  text
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]{0,1000}>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => entities[name] ?? "'")
    .replaceAll('\u0000', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** How columns of each field are usually called, in small letters, the surest first. */
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

/** The mapping that the names of a feed's columns suggest. */
export const proposedMapping = (columns: readonly string[]): FeedMapping => {
  const byName = new Map(columns.map((column) => [column.toLowerCase(), column]));
  const of = (field: FeedField) =>
    usualColumns[field].map((name) => byName.get(name)).find((column) => column !== undefined) ??
    '';
  return Object.fromEntries(feedFields.map((field) => [field, of(field)])) as FeedMapping;
};
