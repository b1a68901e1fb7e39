import { type RawBuilder, sql } from 'kysely';
import type { ProductFilter } from '#contract/rules/shop/catalogue.ts';
import type { Db } from '#server/db/database.ts';
import { hasWords } from '#server/db/search.ts';
import { offers } from '#server/modules/sales/cartQuote/forSale.ts';
import { isIn, isShown, type Selection } from './selection.ts';
import { offerColumns } from './shownOffers.ts';

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

/** Conditions on an offer `o`. */
const parts = (given: Conditions, leftOut: LeftOut | undefined): RawBuilder<unknown>[] => {
  const { categories, tags, options, manufacturers, vendors, search, priceFrom, priceTo } = given;
  return [
    ...(categories !== null && leftOut !== 'categories'
      ? [
          sql`exists (select from parent_product_categories pc where pc.parent_id = o.parent_id
            and pc.category_id = any(${categories}::bigint[]))`,
        ]
      : []),
    ...(tags.length > 0 && leftOut !== 'tags'
      ? [
          sql`exists (select from variation_tags l where l.variation_id = o.variation_id
            and l.tag_id = any(${tags}::bigint[]))`,
        ]
      : []),
    ...Object.entries(options)
      .filter(([attribute]) => !isLeft(leftOut, attribute))
      .map(([, ids]) => hasOption(ids)),
    ...(manufacturers.length > 0 ? [sql`o.manufacturer_id = any(${manufacturers}::bigint[])`] : []),
    ...(vendors.length > 0 ? [sql`o.vendor_id = any(${vendors}::bigint[])`] : []),
    ...(search ? [isNamed(search)] : []),
    ...(priceFrom !== null && leftOut !== 'price' ? [sql`o.price >= ${priceFrom}::numeric`] : []),
    ...(priceTo !== null && leftOut !== 'price' ? [sql`o.price <= ${priceTo}::numeric`] : []),
  ];
};

/** The offers `o` that the shop shows. */
const shown = (selection: Selection): RawBuilder<unknown> =>
  selection.areKept && !selection.drafts
    ? sql`(select * from shop_offers k
        where ${isIn(selection, sql`k.vendor_id`, sql`k.parent_id`)}) o`
    : sql`(select ${offerColumns} from ${offers} where ${isShown(selection)}) o`;

/**
 * Selects `id`, `parent_id` and the lowest `price` of the variations that match. They are a moment behind
 * (`areOffersKept`), so what is read of them is to be read by `isShown`.
 */
export const matching = (
  selection: Selection,
  given: Conditions,
  leftOut?: LeftOut,
): RawBuilder<unknown> => sql`
  select o.variation_id as id, o.parent_id, min(o.price) as price from ${shown(selection)}
  where ${sql.join([sql`true`, ...parts(given, leftOut)], sql` and `)}
  group by o.variation_id, o.parent_id`;
