import { type RawBuilder, sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { orderTasks } from '#contract/rules/sales/orderState.ts';
import type { SqlFragment } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';

type Condition = RawBuilder<boolean>;

export const isAdmin = ({ portal }: Viewer): boolean => portal === 'admin';

/** Condition on a part `p`: it is the viewer's. */
export const ownPart = (viewer: Viewer): Condition =>
  isAdmin(viewer) ? sql`true` : sql`p.vendor_id = ${viewer.vendorId}`;

/**
 * Condition on a part `p`: suspended partners only see parts that customers are still waiting for.
 */
const isWithin = ({ roles }: Viewer): Condition =>
  roles.includes('suspended') ? sql`p.closed_at is null` : sql`true`;

/** Condition on an order `t`: the viewer has a part of it. */
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

/** Condition on a line `l`: the viewer sells or hands it over. */
export const isOwnLine = (viewer: Viewer): Condition =>
  isOf(viewer, 'l.part_id', 'l.deliverer_part_id');

/** Condition on a line `l`: the viewer sells it and may therefore see what the customer pays. */
export const isSold = (viewer: Viewer): Condition => isOf(viewer, 'l.part_id');

/** Condition on a line `l`: the viewer sets its state. */
export const isHandedOver = (viewer: Viewer): Condition => isOf(viewer, 'l.deliverer_part_id');

/** Condition on a service `s`: the viewer performs it. */
export const isPerformed = (viewer: Viewer): Condition => isOf(viewer, 's.part_id');

/** Condition on an order `t`: the partner no longer needs the customer's data. */
export const isFaded = (viewer: Viewer): Condition =>
  isAdmin(viewer)
    ? sql`false`
    : sql`exists (select from order_parts p where p.order_id = t.id and ${ownPart(viewer)}
        and p.closed_at < now() - make_interval(days => ${limits.customerDays}))`;

const today = sql`(now() at time zone 'Europe/Berlin')::date`;

/** Condition on a line `l`: it should have been delivered by now but has not been shipped. */
export const isOverdue: Condition = sql`(l.state in ('open', 'confirmed') and l.due_on < ${today})`;

/** Lines `l` that the viewer sells or hands over, by its parts `p`; what follows `from`. */
export const ownLines = (viewer: Viewer): SqlFragment =>
  isAdmin(viewer)
    ? sql`order_lines l`
    : sql`order_parts p join order_lines l on l.order_id = p.order_id
        and p.id in (l.part_id, l.deliverer_part_id) and ${ownPart(viewer)}`;

/** Those of them that are not done, found by the viewer's open parts, which are few. */
const openLines = (viewer: Viewer): SqlFragment =>
  isAdmin(viewer)
    ? ownLines(viewer)
    : sql`${ownLines(viewer)} and p.status in ('open', 'in_progress')`;

/**
 * Condition on an order `t`. Late orders are few; as an array they are looked up first, whatever
 * the list's order.
 */
export const isLate = (viewer: Viewer): Condition => sql`(t.id = any(array(
  select l.order_id from ${openLines(viewer)} where ${isOverdue})))`;

export const isToConfirm = (
  viewer: Viewer,
): Condition => sql`(t.status in ('open', 'in_progress') and (
  exists (select from order_lines l
    where l.order_id = t.id and l.state = 'open' and ${isHandedOver(viewer)})
  or exists (select from order_services s
    where s.order_id = t.id and s.state = 'open' and ${isPerformed(viewer)})))`;

/** Goods come back that the viewer delivered. */
const isToReceive = (viewer: Viewer): Condition => sql`(t.id in (
  select x.order_id from returns x join order_lines l on l.id = x.line_id
  where x.state = 'announced' and ${isHandedOver(viewer)}))`;

export const isQuiet: Condition = sql`(t.status in ('open', 'in_progress')
  and t.moved_at < now() - make_interval(days => ${limits.quietDays}))`;

const isUnpaid: Condition = sql`(not t.is_covered and t.status <> 'cancelled')`;

/** Orders `t` that may require action. */
export const tasks: Record<(typeof orderTasks)[number], (viewer: Viewer) => Condition> = {
  toConfirm: isToConfirm,
  late: isLate,
  unpaid: () => isUnpaid,
  toReceive: isToReceive,
  quiet: () => isQuiet,
};
