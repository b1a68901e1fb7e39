import { type RawBuilder, sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { Area, SetupStep } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { hiddenBy, tableOf } from '#server/modules/people/profiles/visibility.ts';

type Step = readonly [name: string, area: Area, isDone: RawBuilder<unknown>];

/** A vendor's steps towards selling, in order, each with a condition on vendor `d`. */
const ofVendors: readonly Step[] = [
  ['profile', 'vendorProfile', sql`not ('parts' = any(x.reasons))`],
  [
    'wholesale',
    'orderSettings',
    sql`case when d.vendor_type = 'wholesaler' then not ('wholesale' = any(x.reasons)) end`,
  ],
  ['showroom', 'vendorShowrooms', sql`exists (select from showrooms x where x.vendor_id = d.id)`],
  [
    'payment',
    'paymentConfiguration',
    sql`exists (select from payment_accounts x where x.vendor_id = d.id and x.status = 'connected')`,
  ],
  ['delivery', 'delivery', sql`exists (select from delivery_templates x where x.vendor_id = d.id)`],
  [
    'drivingCosts',
    'craftsmanSettings',
    // optional for other vendor types
    sql`case when d.vendor_type = 'craftsman'
      then exists (select from driving_costs x where x.vendor_id = d.id) end`,
  ],
  [
    'product',
    'vendorProducts',
    sql`exists (select from vendor_products x where x.vendor_id = d.id)`,
  ],
  [
    'connection',
    'vendorPartners',
    sql`exists (select from network_requests x where x.status = 'approved'
      and (x.sender_vendor_id = d.id or x.receiver_vendor_id = d.id))`,
  ],
];

/** The same for manufacturers, whose products are sold by others. */
const ofManufacturers: readonly Step[] = [
  ['profile', 'manufacturerProfile', sql`not ('parts' = any(x.reasons))`],
  [
    'showroom',
    'manufacturerShowrooms',
    sql`exists (select from showrooms x where x.manufacturer_id = d.id)`,
  ],
  [
    'product',
    'variations',
    sql`exists (select from variations x join parent_products p on p.id = x.parent_id
      where p.manufacturer_id = d.id and x.status = '1')`,
  ],
  [
    'connection',
    'manufacturerPartners',
    sql`exists (select from network_requests x where x.status = 'approved'
      and (x.sender_manufacturer_id = d.id or x.receiver_manufacturer_id = d.id))`,
  ],
];

/** The steps available to the viewer, in one statement. */
export const setupSteps = async (db: Db, viewer: Viewer): Promise<SetupStep[]> => {
  const { roles, vendorId, manufacturerId } = viewer;
  const partner = vendorId ?? manufacturerId;
  if (partner === null) return [];
  const [kind, steps] =
    vendorId === null
      ? (['manufacturer', ofManufacturers] as const)
      : (['vendor', ofVendors] as const);
  const open = steps.filter(([, area]) => can(roles, area, 'view'));
  if (open.length === 0) return [];
  const { rows } = await sql<{ steps: (boolean | null)[] }>`
    select array[${sql.join(open.map(([, , isDone]) => isDone))}] as steps
    from ${sql.table(tableOf[kind])} d cross join lateral (
      select ${hiddenBy(kind)} as reasons from ${sql.table(tableOf[kind])} t where t.id = d.id) x
    where d.id = ${partner}`.execute(db);
  return open.flatMap(([name], index) => {
    const isDone = rows[0]?.steps[index] ?? null;
    return isDone === null ? [] : { name, isDone };
  });
};
