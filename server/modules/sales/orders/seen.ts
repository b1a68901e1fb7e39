import { type RawBuilder, sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { orderTasks } from '#contract/rules/sales/orderState.ts';
import type { Viewer } from '#server/graphql/context.ts';

type Condition = RawBuilder<boolean>;

export const isAdmin = ({ portal }: Viewer): boolean => portal === 'admin';

/** Of a part `p`. */
export const ownPart = (viewer: Viewer): Condition =>
  isAdmin(viewer) ? sql`true` : sql`p.vendor_id = ${viewer.vendorId}`;

/** Of a part `p`: suspended partners see what customers still wait for, and nothing else. */
const isWithin = ({ roles }: Viewer): Condition =>
  roles.includes('suspended') ? sql`p.closed_at is null` : sql`true`;

/** Of an order `t`: those with a part of the viewer's. */
export const isSeen = (viewer: Viewer): Condition =>
  isAdmin(viewer)
    ? sql`true`
    : sql`t.id in (select p.order_id from order_parts p
        where ${ownPart(viewer)} and ${isWithin(viewer)})`;

const isOf = (viewer: Viewer, ...columns: string[]): Condition =>
  isAdmin(viewer)
    ? sql`true`
    : sql`exists (select from order_parts p where p.vendor_id = ${viewer.vendorId}
        and p.id in (${sql.join(columns.map((column) => sql.ref(column)))}))`;

/** Of a line `l`: sold or handed over by the viewer. */
export const isOwnLine = (viewer: Viewer): Condition =>
  isOf(viewer, 'l.part_id', 'l.deliverer_part_id');

/** Of a line `l`: sold by the viewer, who so sees what the customer pays. */
export const isSold = (viewer: Viewer): Condition => isOf(viewer, 'l.part_id');

/** Of a line `l`: its state is the viewer's to set. */
export const isHandedOver = (viewer: Viewer): Condition => isOf(viewer, 'l.deliverer_part_id');

/** Of a service `s`: performed by the viewer. */
export const isPerformed = (viewer: Viewer): Condition => isOf(viewer, 's.part_id');

/** Of an order `t`: the customer is no longer the partner's concern. */
export const isFaded = (viewer: Viewer): Condition =>
  isAdmin(viewer)
    ? sql`false`
    : sql`exists (select from order_parts p where p.order_id = t.id and ${ownPart(viewer)}
        and p.closed_at < now() - make_interval(days => ${limits.customerDays}))`;

const today = sql`(now() at time zone 'Europe/Berlin')::date`;

/** Of a line `l`: it should have been delivered by now, and is not even under way. */
export const isOverdue: Condition = sql`(l.state in ('open', 'confirmed') and l.due_on < ${today})`;

/** Of an order `t`. The late ones are few: as an array they are found first, in whatever order a list is. */
export const isLate = (viewer: Viewer): Condition => sql`(t.id = any(array(
  select l.order_id from order_lines l where ${isOverdue} and ${isOwnLine(viewer)})))`;

export const isToConfirm = (
  viewer: Viewer,
): Condition => sql`(t.status in ('open', 'in_progress') and (
  exists (select from order_lines l
    where l.order_id = t.id and l.state = 'open' and ${isHandedOver(viewer)})
  or exists (select from order_services s
    where s.order_id = t.id and s.state = 'open' and ${isPerformed(viewer)})))`;

const isQuiet: Condition = sql`(t.status in ('open', 'in_progress')
  and t.moved_at < now() - make_interval(days => ${limits.quietDays}))`;

const isUnpaid: Condition = sql`(t.payment_status = 'pending' and t.status <> 'cancelled')`;

/** Orders `t` about which something may have to be done. */
export const tasks: Record<(typeof orderTasks)[number], (viewer: Viewer) => Condition> = {
  toConfirm: isToConfirm,
  late: isLate,
  unpaid: () => isUnpaid,
  quiet: () => isQuiet,
};
