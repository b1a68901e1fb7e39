import { sql } from 'kysely';
import { managedVendorInput, managedVendorsQuery } from '#contract/rules/people/managedPartner.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byText, equals } from '#server/entity/filters.ts';
import { accountBelow, checkAccount } from './account.ts';
import { partnerFields, partnerFilters, partnerSorts } from './partner.ts';

const name = sql<string>`coalesce(nullif(t.company_name, ''), trim(t.name || ' ' || t.surname))`;
const products = sql<number>`(
  select count(*)::int from vendor_products i where i.vendor_id = t.id)`;
const openOrders = sql<number>`(
  select count(*)::int from order_parts p
  where p.vendor_id = t.id and p.status in ('open', 'in_progress'))`;
const counts = { products, openOrders };

/** Vendors as administrators manage them; their profile is another record of the same row. */
export const managedVendors = defineEntity({
  name: 'managedVendor',
  plural: 'managedVendors',
  area: 'userManagement',
  table: 'vendors',
  label: 'company_name',
  input: managedVendorInput,
  query: managedVendorsQuery,
  columns: ['company_name', 'vendor_type', 'account_type', 'internalNote'],
  readOnlyColumns: ['status', 'suspendedAt', 'suspendedReason'],
  children: { account: accountBelow('vendor') },
  fields: () => ({ ...partnerFields('vendor', counts), name }),
  filters: {
    ...partnerFilters('vendor', 'company_name', 'name', 'surname', 'email'),
    vendor_type: equals('vendor_type'),
    account_type: equals('account_type'),
  },
  sorts: {
    ...partnerSorts('vendor', counts),
    name: sql`lower(${name})`,
    vendor_type: byText('vendor_type'),
    account_type: byText('account_type'),
  },
  uses: (given) => sql`
    select 'networkRequest' as kind, id, sender_vendor_id as used from network_requests
    where sender_vendor_id = ${given} and status = 'approved'
    union all
    select 'networkRequest', id, receiver_vendor_id from network_requests
    where receiver_vendor_id = ${given} and status = 'approved'`,
  inUse: 'error.PARTNER_IN_USE',
  // until the user follows the mailed link
  created: () => ({ status: '1' }),
  check: checkAccount('vendor'),
});
