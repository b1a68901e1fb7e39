import { type RawBuilder, sql } from 'kysely';
import type { VendorProduct } from '#contract/generated/schema.ts';
import type { Source, VendorProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { countFrom, idsIn, pageOfIds, requestedColumns } from '#server/db/page.ts';
import { prepared } from '#server/db/prepared.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { hasService } from '#server/modules/catalogue/variations/filter.ts';
import { fromMatching, tabsOf } from './filter.ts';
import {
  insideIds,
  isOffered,
  isVisible,
  key,
  nameOf,
  offerId,
  offersOf,
  problemsOf,
  vendorOf,
} from './offers.ts';
import { pageIn } from './page.ts';

const showroomsOf = (value: SqlFragment): SqlFragment => sql`array(
  select ${value} from vendor_product_showrooms w join showrooms h on h.id = w.showroom_id
  where w.vendor_product_id = i.id order by lower(h.name), h.id)`;

/**
 * The weight, taken from the manufacturer's number attribute, because products have no weight
 * column.
 */
export const weightOf: SqlFragment = sql`(
  select a.value::numeric::numeric(9, 3) from variation_attributes a
  join attributes k on k.id = a.attr_id and k.slug in ('gewicht', 'weight') and k.type = 'number'
  where a.variation_id = v.id and a.value ~ '^[0-9]{1,6}([.][0-9]+)?$' and a.value::numeric >= 0.001
  order by a.id limit 1)`;

/** Fields of the variation `v` and its product `p`, whoever sells it. */
export const shownFields = {
  name: sql`v.name`,
  sku: sql`v.sku`,
  image: sql`(select g.filename from variation_images g where g.variation_id = v.id
    order by g.main desc, g.sort_index, g.id limit 1)`,
  groupName: sql`p.name`,
  variations: sql`array(select x.name from variation_combinations c
    join attribute_options x on x.id = c.option_id
    where c.variation_id = v.id order by c.sort_index, c.id)`,
  category: sql`(select k.name from parent_product_categories pc join categories k
    on k.id = pc.category_id where pc.parent_id = p.id order by pc.is_main desc, k.id limit 1)`,
};

const fieldsOf = (vendorId: string, source: Source): Record<string, RawBuilder<unknown>> => ({
  productId: sql`i.id`,
  variationId: sql`v.id`,
  ...shownFields,
  manufacturer: sql`jsonb_build_object('id', m.id::text, 'name', m.company_name)`,
  seller: sql`case when o.id is not null
    then jsonb_build_object('id', o.id::text, 'name', ${nameOf('o')}) end`,
  hasServices: hasService,
  isIncluded: sql`i.id is not null`,
  isOffered: sql`coalesce(${isOffered(vendorId, source)}, false)`,
  sourcePrice: sql`source.price::text`,
  priceType: sql`i.price_type`,
  adjustmentType: sql`i.adjustment_type`,
  adjustmentAmount: sql`i.adjustment_amount::text`,
  ownPrice: sql`i.own_price::text`,
  price: sql`own.price::text`,
  deliveryTemplateId: sql`i.delivery_template_id`,
  deliveryTemplate: sql`case when t.id is not null
    then jsonb_build_object('id', t.id::text, 'name', t.name, 'type', t.type) end`,
  showroomIds: showroomsOf(sql`h.id::text`),
  showrooms: showroomsOf(sql`h.name`),
  keepShowroom: sql`i.keep_showroom`,
  keepDelivery: sql`i.keep_delivery`,
  withServices: sql`i.with_services`,
  weightKg: sql`i.weight_kg::text`,
  itemsPerPallet: sql`i.items_per_pallet`,
  suggestedWeight: sql`${weightOf}::text`,
  status: sql`i.status`,
  pausedReason: sql`i.paused_reason`,
  problems: problemsOf,
  includedBy: sql`(select count(*)::int from vendor_products y
    where y.source_vendor_id = i.vendor_id and y.variation_id = i.variation_id)`,
  version: sql`i.version`,
  updatedAt: moment('i.updated_at'),
});

/**
 * The offers with these keys, in their order. A statement of its own is prepared whatever the filter and order
 * of the page, because it takes longer to plan than to run.
 */
const rowsOf = async (
  db: Db,
  vendorId: string,
  source: Source,
  keys: readonly string[],
  fields: ReadonlySet<string>,
): Promise<VendorProduct[]> => {
  if (keys.length === 0) return [];
  const { rows } = await sql<VendorProduct>`${prepared}
    with ${pageOfIds(keys)}
    select ${offerId[source]} as id${requestedColumns(fieldsOf(vendorId, source), fields)}
    from ${offersOf(vendorId, source, 'page')} order by x.n`.execute(db);
  return rows;
};

export const listVendorProducts = (
  db: Db,
  viewer: Viewer,
  filter: VendorProductsFilter,
  fields: ReadonlySet<string>,
): ListSource<VendorProduct> => {
  const vendorId = vendorOf(viewer);
  return {
    results: async () => {
      const keys = await idsIn(db, await pageIn(db, vendorId, filter));
      return rowsOf(db, vendorId, filter.tab, keys, fields);
    },
    total: () => countFrom(db, fromMatching(vendorId, filter, filter.countUpTo), filter.countUpTo),
  };
};

/** The offers with these ids that the viewer may see, in the order of the ids. */
export const vendorProductsByIds = async (
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<VendorProduct[]> => {
  const vendorId = vendorOf(viewer);
  const found: VendorProduct[] = [];
  for (const source of tabsOf(ids)) {
    const visible = sql`select x.id, x.n
      from unnest(${insideIds(source, ids)}::bigint[]) with ordinality x (id, n),
      ${offersOf(vendorId, source)}
      where ${key(source)} = x.id and ${isVisible(vendorId, source)}`;
    found.push(...(await rowsOf(db, vendorId, source, await idsIn(db, visible), fields)));
  }
  const places = new Map(ids.map((id, place) => [id, place]));
  return found.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
};

/** Throws NOT_FOUND for a product that is neither included nor offered to the viewer. */
export const vendorProductById = async (
  db: Db,
  viewer: Viewer,
  id: string,
  fields: ReadonlySet<string>,
): Promise<VendorProduct> => {
  const [product] = await vendorProductsByIds(db, viewer, [id], fields);
  if (!product) throw notFound();
  return product;
};
