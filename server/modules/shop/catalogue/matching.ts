import { type RawBuilder, sql } from 'kysely';
import type { ProductFilter } from '#contract/rules/shop/catalogue.ts';
import type { Db } from '#server/db/database.ts';
import { hasWords } from '#server/db/search.ts';
import { offers } from '#server/modules/sales/cartQuote/forSale.ts';
import { isShown, priceOfOffer, type Selection } from './selection.ts';

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
    where c.variation_id = v.id and c.option_id = any(${ids}::bigint[]))
  or exists (select from variation_attributes a
    where a.variation_id = v.id and a.option_id = any(${ids}::bigint[])))`;

const isLeft = (leftOut: LeftOut | undefined, attribute: string): boolean =>
  typeof leftOut === 'object' && leftOut.attribute === attribute;

/** Conditions on an offer `i` of `offers`. */
const parts = (given: Conditions, leftOut: LeftOut | undefined): RawBuilder<unknown>[] => {
  const { categories, tags, options, manufacturers, vendors, search, priceFrom, priceTo } = given;
  return [
    ...(categories !== null && leftOut !== 'categories'
      ? [
          sql`exists (select from parent_product_categories pc where pc.parent_id = v.parent_id
            and pc.category_id = any(${categories}::bigint[]))`,
        ]
      : []),
    ...(tags.length > 0 && leftOut !== 'tags'
      ? [
          sql`exists (select from variation_tags l where l.variation_id = v.id
            and l.tag_id = any(${tags}::bigint[]))`,
        ]
      : []),
    ...Object.entries(options)
      .filter(([attribute]) => !isLeft(leftOut, attribute))
      .map(([, ids]) => hasOption(ids)),
    ...(manufacturers.length > 0 ? [sql`p.manufacturer_id = any(${manufacturers}::bigint[])`] : []),
    ...(vendors.length > 0 ? [sql`i.vendor_id = any(${vendors}::bigint[])`] : []),
    ...(search ? [hasWords(search, sql.ref('v.name'), sql.ref('v.sku'), sql.ref('p.name'))] : []),
    ...(priceFrom !== null && leftOut !== 'price'
      ? [sql`${priceOfOffer} >= ${priceFrom}::numeric`]
      : []),
    ...(priceTo !== null && leftOut !== 'price'
      ? [sql`${priceOfOffer} <= ${priceTo}::numeric`]
      : []),
  ];
};

/** Selects `id`, `parent_id` and the lowest `price` of the variations that match. */
export const matching = (
  selection: Selection,
  given: Conditions,
  leftOut?: LeftOut,
): RawBuilder<unknown> => sql`
  select v.id, v.parent_id, min(${priceOfOffer}) as price from ${offers}
  where ${sql.join([isShown(selection), ...parts(given, leftOut)], sql` and `)}
  group by v.id, v.parent_id`;
