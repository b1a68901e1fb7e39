import { type RawBuilder, sql } from 'kysely';
import type { ProductFilter } from '#contract/rules/shop/catalogue.ts';
import type { Db } from '#server/db/database.ts';
import { hasWords } from '#server/db/search.ts';
import { offers } from '#server/modules/sales/cartQuote/forSale.ts';
import { isIn, isShown, type Kept, type Selection } from './selection.ts';
import { formerColumns, offerColumns } from './shownOffers.ts';

/** A filter whose categories have those below, and whose options are grouped by their attribute. */
export interface Conditions extends Omit<ProductFilter, 'options' | 'categories'> {
  /** Null for all categories. */
  categories: readonly string[] | null;
  options: Readonly<Record<string, readonly string[]>>;
}

/** The conditions that a facet ignores, so that it counts the alternatives to the present choice. */
export type LeftOut = 'categories' | 'tags' | 'price' | { attribute: string };

/** Completes a filter, in one statement. Unknown ids match nothing. */
export const conditionsOf = async (db: Db, filter: ProductFilter): Promise<Conditions> => {
  const { categories, options } = filter;
  const { rows } = await sql<{ categories: string[]; options: Record<string, string[]> }>`
    with recursive below (id) as (
      select unnest(${categories}::bigint[])
      union select c.id from categories c join below b on c.parent_id = b.id)
    select array(select id::text from below) as categories, coalesce((
      select jsonb_object_agg(x.attr_id, x.ids) from (
        select coalesce(o.attr_id, 0) as attr_id, jsonb_agg(g.id::text) as ids
        from unnest(${options}::bigint[]) g (id) left join attribute_options o on o.id = g.id
        group by 1) x), '{}') as options`.execute(db);
  const [found] = rows;
  return {
    ...filter,
    categories: categories.length === 0 ? null : (found?.categories ?? []),
    options: found?.options ?? {},
  };
};

const hasOption = (ids: readonly string[]) => sql`(
  exists (select from variation_combinations c
    where c.variation_id = o.variation_id and c.option_id = any(${ids}::bigint[]))
  or exists (select from variation_attributes a
    where a.variation_id = o.variation_id and a.option_id = any(${ids}::bigint[])))`;

const isNamed = (search: string) => sql`exists (
  select from variations v join parent_products p on p.id = v.parent_id
  where v.id = o.variation_id
    and ${hasWords(search, sql.ref('v.name'), sql.ref('v.sku'), sql.ref('p.name'))})`;

const isLeft = (leftOut: LeftOut | undefined, attribute: string): boolean =>
  typeof leftOut === 'object' && leftOut.attribute === attribute;

/** Conditions on the product of an offer `o`. */
const ofProduct = (
  { categories, manufacturers }: Conditions,
  leftOut: LeftOut | undefined,
): RawBuilder<unknown>[] => [
  ...(categories !== null && leftOut !== 'categories'
    ? [
        sql`exists (select from parent_product_categories pc where pc.parent_id = o.parent_id
          and pc.category_id = any(${categories}::bigint[]))`,
      ]
    : []),
  ...(manufacturers.length > 0 ? [sql`o.manufacturer_id = any(${manufacturers}::bigint[])`] : []),
];

/** Conditions on an offer `o` and its variation, which do not hold for all of a product. */
const ofOffer = (given: Conditions, leftOut: LeftOut | undefined): RawBuilder<unknown>[] => {
  const { tags, options, vendors, search, priceFrom, priceTo } = given;
  return [
    ...(tags.length > 0 && leftOut !== 'tags'
      ? [
          sql`exists (select from variation_tags l where l.variation_id = o.variation_id
            and l.tag_id = any(${tags}::bigint[]))`,
        ]
      : []),
    ...Object.entries(options)
      .filter(([attribute]) => !isLeft(leftOut, attribute))
      .map(([, ids]) => hasOption(ids)),
    ...(vendors.length > 0 ? [sql`o.vendor_id = any(${vendors}::bigint[])`] : []),
    ...(search ? [isNamed(search)] : []),
    ...(priceFrom !== null && leftOut !== 'price' ? [sql`o.price >= ${priceFrom}::numeric`] : []),
    ...(priceTo !== null && leftOut !== 'price' ? [sql`o.price <= ${priceTo}::numeric`] : []),
  ];
};

const keptOf = ({ kept = 'nothing', drafts }: Selection): Kept => (drafts ? 'nothing' : kept);

/** The offers `o` that the shop shows. */
const shown = (selection: Selection): RawBuilder<unknown> => {
  const kept = keptOf(selection);
  if (kept === 'nothing')
    return sql`(select ${offerColumns} from ${offers} where ${isShown(selection)}) o`;
  const columns = kept === 'products' ? sql`k.*` : formerColumns;
  return sql`(select ${columns} from shop_offers k
    where ${isIn(selection, sql`k.vendor_id`, sql`k.parent_id`)}) o`;
};

const ofProducts = ['name', 'created_at', 'category_ids'] as const;
const ofPrices = ['price_from', 'price_to'] as const;

/** Columns of the matching rows; `price_to` is the highest of the lowest prices of the variations. */
export type Column =
  | (typeof ofProducts)[number]
  | (typeof ofPrices)[number]
  | 'tag_ids'
  | 'option_ids';

const isOneOf = (columns: readonly Column[], name: Column): boolean => columns.includes(name);

/** What matches, a moment behind (`keptNow`): what is read of it is to be read by `isShown`. */
export interface Matching {
  /** Whether there is a row for each product, or else for each variation. */
  isOfProducts: boolean;
  /** Selects `parent_id` and the columns; variations have none of those of products. */
  rows: (columns: readonly Column[]) => RawBuilder<unknown>;
}

/** Conditions that hold for all of a product are met by kept products; only otherwise are offers needed. */
export const matching = (selection: Selection, given: Conditions, leftOut?: LeftOut): Matching => {
  const ofOffers = ofOffer(given, leftOut);
  if (keptOf(selection) === 'products' && selection.vendorIds === null && ofOffers.length === 0)
    return {
      isOfProducts: true,
      rows: (columns) => sql`
        select ${sql.join(['parent_id', ...columns].map((name) => sql.ref(`k.${name}`)))}
        from shop_products k where ${isProductIn(selection, given, leftOut)}`,
    };
  const where = sql.join([sql`true`, ...ofProduct(given, leftOut), ...ofOffers], sql` and `);
  return {
    isOfProducts: false,
    rows: (columns) => {
      const prices = columns
        .filter((name) => isOneOf(ofPrices, name))
        .map((name) => sql`min(o.price) as ${sql.id(name)}`);
      const others = columns.filter((name) => !isOneOf([...ofPrices, ...ofProducts], name));
      const grouped = ['parent_id', ...others].map((name) => sql.ref(`o.${name}`));
      return sql`
        select ${sql.join([...grouped, ...prices])} from ${shown(selection)} where ${where}
        group by ${sql.join([sql`o.variation_id`, ...grouped])}`;
    },
  };
};

/** Whether a kept product `k` matches. */
const isProductIn = (
  { categoryIds }: Selection,
  { categories, manufacturers }: Conditions,
  leftOut: LeftOut | undefined,
): RawBuilder<unknown> => {
  const isWithin = (ids: readonly string[]) => sql`k.category_ids && ${ids}::bigint[]`;
  return sql.join(
    [
      sql`true`,
      ...(categoryIds === null ? [] : [isWithin(categoryIds)]),
      ...(categories === null || leftOut === 'categories' ? [] : [isWithin(categories)]),
      ...(manufacturers.length > 0
        ? [sql`k.manufacturer_id = any(${manufacturers}::bigint[])`]
        : []),
    ],
    sql` and `,
  );
};
