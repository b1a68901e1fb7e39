import { sql } from 'kysely';
import {
  managedManufacturerInput,
  managedManufacturersQuery,
} from '#contract/rules/people/managedPartner.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byText } from '#server/entity/filters.ts';
import {
  numberOfManufacturer,
  variationTotals,
} from '#server/modules/catalogue/variations/counts/counted.ts';
import { accountBelow, checkAccount } from './account.ts';
import { partnerFields, partnerFilters, partnerSorts } from './partner.ts';

/** The number of the manufacturer `t` among those of all manufacturers. */
const among = (numbers: SqlFragment) => numberOfManufacturer(sql`t.id`, numbers);

const products = among(sql`
  select c.manufacturer_id, sum(c.n) as value from ${variationTotals} c group by 1`);
/** Open orders for its products, from any seller. */
const openOrders = among(sql`
  select p.manufacturer_id, count(distinct l.order_id) as value
  from order_lines l join variations v on v.id = l.variation_id
  join parent_products p on p.id = v.parent_id
  where l.state not in ('completed', 'cancelled') group by 1`);
const counts = { products, openOrders };

/** Manufacturers as administrators manage them; their profile is another record of the same row. */
export const managedManufacturers = defineEntity({
  name: 'managedManufacturer',
  plural: 'managedManufacturers',
  area: 'userManagement',
  table: 'manufacturers',
  label: 'company_name',
  input: managedManufacturerInput,
  query: managedManufacturersQuery,
  columns: ['company_name', 'internalNote'],
  readOnlyColumns: ['status', 'suspendedAt', 'suspendedReason'],
  children: { account: accountBelow('manufacturer') },
  fields: () => ({
    ...partnerFields('manufacturer', counts),
    name: sql<string>`t.company_name`,
  }),
  filters: partnerFilters('manufacturer', 'company_name', 'short_name', 'email'),
  sorts: { ...partnerSorts('manufacturer', counts), name: byText('company_name') },
  uses: (given) => sql`
    select 'parent' as kind, id, manufacturer_id as used
    from parent_products where manufacturer_id = ${given}
    union all
    select 'networkRequest', id, sender_manufacturer_id from network_requests
    where sender_manufacturer_id = ${given} and status = 'approved'
    union all
    select 'networkRequest', id, receiver_manufacturer_id from network_requests
    where receiver_manufacturer_id = ${given} and status = 'approved'`,
  inUse: 'error.PARTNER_IN_USE',
  // until the user follows the mailed link
  created: () => ({ status: '1' }),
  check: checkAccount('manufacturer'),
});
