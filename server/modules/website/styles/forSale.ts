import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#server/graphql/context.ts';
import { isStillConnected } from './rights.ts';

type Condition = RawBuilder<boolean>;

/** Variation `v` is published and not a sample, and its manufacturer is not suspended. */
export const isOffered: Condition = sql`(v.status = '1' and v.sample_of_id is null
  and not exists (select from parent_products p join manufacturers m on m.id = p.manufacturer_id
    where p.id = v.parent_id and m.suspended_at is not null))`;

/** Offer `i` of a vendor is published and not paused. */
const isSold = sql`i.status = '1' and i.paused_reason is null`;

/**
 * Variation `v` is a product of this manufacturer. It is looked up for each row, because all products of a
 * manufacturer may be many more than a page shows.
 */
export const isOf = (manufacturerId: string): Condition => sql`exists (
  select from parent_products p
  where p.id = v.parent_id and p.manufacturer_id = ${manufacturerId})`;

/** Condition for variations `v` that the viewer can link; see `styleProductChoices`. */
export const isChoosable = (viewer: Viewer): Condition => {
  const { manufacturerId, vendorId, roles } = viewer;
  if (manufacturerId !== null) return sql`(${isOffered} and ${isOf(manufacturerId)})`;
  if (vendorId === null || roles.includes('account_basic')) return isOffered;
  return sql`(${isOffered} and v.id in (
    select i.variation_id from vendor_products i where i.vendor_id = ${vendorId} and ${isSold}))`;
};

/** The collaborators of style `t`, as long as they are connected with its owner. */
const collaborators = (column: 'manufacturer_id' | 'vendor_id'): Condition => sql`(
  select ${sql.ref(`k.${column}`)} from style_collaborators k
  where k.style_id = t.id and ${isStillConnected})`;

/**
 * Variation `v` is for sale by the partners behind style `t`: a vendor with a pro account sells
 * products that it or a collaborator offers, all others show published products.
 */
export const isForSaleIn: Condition = sql`(${isOffered} and (
  t.vendor_id is null
  or exists (select from vendors d
    where d.id = t.vendor_id and d.account_type = 'account_basic')
  or exists (select from vendor_products i where i.variation_id = v.id and ${isSold}
    and (i.vendor_id = t.vendor_id or i.vendor_id in ${collaborators('vendor_id')}))
  or exists (select from parent_products p where p.id = v.parent_id
    and p.manufacturer_id in ${collaborators('manufacturer_id')})))`;

/** Affiliate product `a` is published, and in its feed. */
export const isAffiliateForSale: Condition = sql`(a.status = 'published' and a.gone_at is null)`;

/** The products of style `t` that are no longer for sale. */
export const unavailableInStyle: RawBuilder<unknown> = sql`
  select v.id from style_products l join variations v on v.id = l.variation_id
  where l.style_id = t.id and not ${isForSaleIn}
  union all
  select a.id from style_affiliate_products l
  join affiliate_products a on a.id = l.affiliate_product_id
  where l.style_id = t.id and not ${isAffiliateForSale}`;
