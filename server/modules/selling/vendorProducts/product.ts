import { type RawBuilder, sql } from 'kysely';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { vendorProductInput } from '#contract/rules/selling/vendorProduct.ts';
import type { Trx } from '#server/db/database.ts';
import type { Children } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn } from '#server/entity/filters.ts';
import { many, one } from '#server/entity/states.ts';
import { invalid } from '#server/errors/domainError.ts';

const shownIn = (value: RawBuilder<unknown>): RawBuilder<string[]> => sql<string[]>`coalesce((
  select jsonb_agg(${value} order by w.showroom_id) from vendor_product_showrooms w
  where w.vendor_product_id = t.id), '[]')`;

/** Adds and removes individually, so that rows of unchanged showrooms stay. */
const showInstead = async (trx: Trx, id: string, showrooms: readonly string[]): Promise<void> => {
  await sql`
    delete from vendor_product_showrooms
    where vendor_product_id = ${id} and showroom_id <> all(${showrooms}::bigint[])`.execute(trx);
  await sql`
    insert into vendor_product_showrooms (vendor_product_id, showroom_id)
    select i.id, h.id from vendor_products i
    join showrooms h on h.vendor_id = i.vendor_id and h.id = any(${showrooms}::bigint[])
    where i.id = ${id} on conflict do nothing`.execute(trx);
};

const showroomIds: Children<string[]> = {
  read: shownIn(sql`w.showroom_id::text`),
  snapshot: shownIn(sql`w.showroom_id::text`),
  write: (trx, id, given) => showInstead(trx, id, given as string[]),
  inputOf: (state) => state,
  history: many('showroom'),
};

/** Vendors' own rows for their products, as they are edited and recorded. */
export const vendorProducts = defineEntity({
  name: 'vendorProduct',
  plural: 'vendorProducts',
  calls: { remove: 'excludeVendorProducts', status: 'updateVendorProductsStatus' },
  area: 'vendorProducts',
  table: 'vendor_products',
  label: 'variation_id',
  owner: ['vendor_id'],
  input: vendorProductInput,
  // lists show offers, which may have no row
  query: listQueryOf(['id'], {}),
  columns: [
    'priceType',
    'adjustmentType',
    'adjustmentAmount',
    'ownPrice',
    'deliveryTemplateId',
    'keepDelivery',
    'keepShowroom',
    'withServices',
    'weightKg',
    'itemsPerPallet',
  ],
  readOnlyColumns: ['status', 'variationId', 'source', 'sourceVendorId'],
  children: { showroomIds },
  fields: () => ({}),
  filters: {},
  sorts: { id: byColumn('id') },
  history: {
    deliveryTemplateId: one('deliveryTemplate'),
    variationId: one('variation'),
    sourceVendorId: one('vendor'),
  },
});

export const trackedProduct = vendorProducts.tracked;

/**
 * Throws INVALID for templates and showrooms that are not the vendor's; locks the others until the
 * end of the transaction.
 */
export const assertOwn = async (
  trx: Trx,
  vendorId: string,
  {
    deliveryTemplateId = null,
    showroomIds: showrooms = [],
  }: { deliveryTemplateId?: string | null; showroomIds?: readonly string[] },
  prefix = '',
): Promise<void> => {
  const unknown = (field: string) => invalid({ [`${prefix}${field}`]: { rule: 'rules.unknown' } });
  if (deliveryTemplateId !== null) {
    const { rows } = await sql`
      select from delivery_templates where id = ${deliveryTemplateId} and vendor_id = ${vendorId}
      for key share`.execute(trx);
    if (rows.length === 0) throw unknown('deliveryTemplateId');
  }
  if (showrooms.length === 0) return;
  const { rows } = await sql`
    select from showrooms where id = any(${showrooms}::bigint[]) and vendor_id = ${vendorId}
    order by id for key share`.execute(trx);
  if (rows.length < showrooms.length) throw unknown('showroomIds');
};
