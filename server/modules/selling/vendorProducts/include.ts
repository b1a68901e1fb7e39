import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import {
  refusals,
  sources,
  type VendorProductSettings,
  type VendorProductsFilter,
  type VendorProductsInclude,
} from '#contract/rules/selling/vendorProduct.ts';
import { recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { matchingIds } from './filter.ts';
import { weightOf } from './list.ts';
import { assertNeeds } from './needs.ts';
import { isAmong, isOffered, isVisible, offerId, offersOf, vendorOf } from './offers.ts';
import { assertOwn, trackedProduct } from './product.ts';
import { holdSources, resume } from './resume.ts';
import { refusedAmong } from './status.ts';

/** An offer to be included. */
interface Wanted {
  id: string;
  label: string;
  variation_id: string;
  source_vendor_id: string | null;
  source_price: string | null;
  own_id: string | null;
  paused_reason: string | null;
  is_offered: boolean;
  /** Already included from another source. */
  is_elsewhere: boolean;
  weight: string | null;
}

const wantedOf = async (trx: Trx, vendorId: string, ids: readonly string[]): Promise<Wanted[]> => {
  const parts = sources.map(
    (source) => sql`
      select ${offerId[source]} as id, v.name as label, v.id as variation_id,
        s.vendor_id as source_vendor_id, source.price::text as source_price, i.id as own_id,
        i.paused_reason, coalesce(${isOffered(vendorId, source)}, false) as is_offered,
        (i.id is null and exists (select from vendor_products e
          where e.vendor_id = ${vendorId} and e.variation_id = v.id)) as is_elsewhere,
        ${weightOf}::text as weight
      from ${offersOf(vendorId, source)}
      where ${isAmong(source, ids)} and ${isVisible(vendorId, source)}`,
  );
  const { rows } = await sql<Wanted>`${sql.join(parts, sql` union all `)} order by 1`.execute(trx);
  return rows;
};

const failure = ({ id, label }: Wanted, code: string, msg: string): BulkFailure => ({
  id,
  label,
  code,
  msg,
});

/** Inserts rows; returns those whose price would be zero, or that cannot be published if wanted. */
const insertProducts = async (
  trx: Trx,
  vendorId: string,
  userId: string,
  wanted: readonly Wanted[],
  settings: VendorProductsInclude,
): Promise<BulkFailure[]> => {
  const { showroomIds, weightKg, publish, ...given } = settings;
  const column = (name: 'variation_id' | 'source_vendor_id' | 'source_price' | 'weight') =>
    wanted.map((offer) => offer[name]);
  const { rows } = await sql<{ id: string; variation_id: string }>`
    insert into vendor_products (vendor_id, variation_id, source, source_vendor_id, price_type,
      adjustment_type, adjustment_amount, own_price, delivery_template_id, keep_delivery,
      keep_showroom, with_services, weight_kg, items_per_pallet)
    select ${vendorId}, x.variation_id,
      case when x.source_vendor_id is null then 'manufacturer' else 'seller' end,
      x.source_vendor_id, ${given.priceType}, ${given.adjustmentType}, ${given.adjustmentAmount},
      ${given.ownPrice}, ${given.deliveryTemplateId},
      ${given.keepDelivery}::boolean and x.source_vendor_id is not null,
      ${given.keepShowroom}, ${given.withServices}, coalesce(${weightKg}::numeric, x.weight),
      ${given.itemsPerPallet}
    from unnest(${column('variation_id')}::bigint[], ${column('source_vendor_id')}::bigint[],
      ${column('source_price')}::numeric[], ${column('weight')}::numeric[])
      as x (variation_id, source_vendor_id, source_price, weight)
    where selling_price(${given.priceType}::text, ${given.ownPrice}::numeric,
      ${given.adjustmentType}::text, ${given.adjustmentAmount}::numeric, x.source_price) is not null
    order by x.variation_id
    on conflict (vendor_id, variation_id) do nothing
    returning id, variation_id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into vendor_product_showrooms (vendor_product_id, showroom_id)
    select i, h from unnest(${ids}::bigint[]) i, unnest(${showroomIds}::bigint[]) h`.execute(trx);
  const ownIds = new Map(rows.map(({ id, variation_id }) => [variation_id, id]));
  const inserted = wanted.filter(({ variation_id }) => ownIds.has(variation_id));
  const refused = publish ? await refusedAmong(trx, vendorId, inserted) : [];
  const left = new Set(refused.map(({ id }) => id));
  const ownIdsOf = (isLeft: boolean) =>
    inserted
      .filter(({ id }) => left.has(id) === isLeft)
      .flatMap(({ variation_id }) => ownIds.get(variation_id) ?? []);
  await sql`
    delete from vendor_products where id = any(${ownIdsOf(true)}::bigint[])`.execute(trx);
  const kept = ownIdsOf(false);
  if (publish) {
    await sql`
      update vendor_products set status = '1' where id = any(${kept}::bigint[])`.execute(trx);
  }
  await recordCreated(trx, trackedProduct, userId, kept);
  return [
    ...refused,
    ...wanted
      .filter(({ variation_id }) => !ownIds.has(variation_id))
      .map((offer) => failure(offer, 'INVALID', 'error.PRICE_ZERO')),
  ];
};

/** Includes offers, all with the same settings; specification 4 and 6. */
export const include: BulkAction<VendorProductsFilter, VendorProductsInclude> = {
  kind: 'vendorProducts.include',
  access: ['vendorProducts', 'create'],
  matching: matchingIds,
  apply: async (trx, viewer, ids, settings) => {
    const vendorId = vendorOf(viewer);
    await assertNeeds(trx, vendorId, settings);
    await assertOwn(trx, vendorId, settings);
    await holdSources(trx, vendorId, ids);
    const found = await wantedOf(trx, vendorId, ids);
    const resumed = found.filter(
      (offer) => offer.is_offered && offer.paused_reason === 'connectionEnded',
    );
    const present = found.filter((offer) => offer.own_id !== null && !resumed.includes(offer));
    const elsewhere = found.filter((offer) => offer.is_elsewhere);
    const open = found.filter((offer) => offer.own_id === null && !offer.is_elsewhere);
    // if several sellers offer the same variation, the first offer is used
    const variations = new Set<string>();
    const [first, again] = [[] as Wanted[], [] as Wanted[]];
    for (const offer of open) {
      (variations.has(offer.variation_id) ? again : first).push(offer);
      variations.add(offer.variation_id);
    }
    await resume(
      trx,
      viewer.userId,
      resumed.map(({ own_id }) => own_id as string),
    );
    const refused = await insertProducts(trx, vendorId, viewer.userId, first, settings);
    return [
      ...missing(ids, found),
      ...unchanged(present.map(({ id }) => id)),
      ...[...elsewhere, ...again].map((offer) =>
        failure(offer, 'IN_USE', refusals.includedElsewhere),
      ),
      ...refused,
    ];
  },
};

/** Checks in advance: a reason that would refuse every row refuses the whole call. */
export const assertIncludable = async (
  trx: Trx,
  vendorId: string,
  settings: VendorProductSettings,
): Promise<void> => {
  await assertNeeds(trx, vendorId, settings);
  await assertOwn(trx, vendorId, settings);
};

/** For restoring a record that is no longer offered. */
export const notOffered = () => new DomainError('IN_USE', { msg: refusals.notOffered });
