import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { Area } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { SetupStep } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** On the way to selling, in their order, with what has to be there of vendor `d`. */
const steps: readonly [name: string, area: Area, isDone: ReturnType<typeof sql>][] = [
  ['profile', 'vendorProfile', sql`d.is_visible`],
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
    // others may do without
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

/** Those the viewer may take; in one statement. */
export const setupSteps = async (db: Db, { roles, vendorId }: Viewer): Promise<SetupStep[]> => {
  const open = steps.filter(([, area]) => can(roles, area, 'view'));
  if (vendorId === null || open.length === 0) return [];
  const { rows } = await sql<{ steps: (boolean | null)[] }>`
    select array[${sql.join(open.map(([, , isDone]) => isDone))}] as steps
    from vendors d where d.id = ${vendorId}`.execute(db);
  return open.flatMap(([name], index) => {
    const isDone = rows[0]?.steps[index] ?? null;
    return isDone === null ? [] : { name, isDone };
  });
};
