import { type RawBuilder, sql } from 'kysely';
import type { NetworkCounts, NetworkRequest } from '#contract/generated/schema.ts';
import {
  type NetworkRequestsFilter,
  type NetworkTab,
  networkTabs,
} from '#contract/rules/people/network.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db } from '#server/db/database.ts';
import { optionalMoment } from '#server/db/moment.ts';
import { countOf, orderedIdsOf, pageOf, type Rows, requestedColumns } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { regionsOf } from './connections.ts';
import {
  isOpen,
  isSide,
  meOf,
  nameOf,
  ofEither,
  otherThan,
  type PartnerId,
  partyOf,
  roleOf,
  sideOf,
} from './partners.ts';

type Condition = RawBuilder<unknown>;
type Fields = ReadonlySet<string>;

/** The time from which the sender of `t` may send it again. */
export const againAt: RawBuilder<Date | null> = sql<Date | null>`case t.status
  when 'pending' then coalesce(t.resent_at, t.sent_at)
    + ${sql.lit(serverLimits.requestAgainHours)} * interval '1 hour'
  when 'denied' then t.answered_at + ${sql.lit(serverLimits.deniedRequestDays)} * interval '1 day' end`;

/** Products `i` sold through the connection between a vendor and another partner. */
const productsThrough = (me: PartnerId): RawBuilder<number> => {
  const { vendor, manufacturer } = otherThan(me);
  const isThrough = (v: Condition, m: Condition) => sql`(
    select count(*)::int from vendor_products i
    join variations w on w.id = i.variation_id join parent_products p on p.id = w.parent_id
    where i.vendor_id = ${v} and i.source = 'manufacturer' and p.manufacturer_id = ${m})`;
  const between = (one: Condition, other: Condition) => sql`(
    select count(*)::int from vendor_products i
    where i.vendor_id = ${one} and i.source_vendor_id = ${other})`;
  return me.kind === 'manufacturer'
    ? sql<number>`${isThrough(vendor, sql`${me.id}`)}`
    : sql<number>`case when ${manufacturer} is not null
        then ${isThrough(sql`${me.id}`, manufacturer)}
        else ${between(sql`${me.id}`, vendor)} + ${between(vendor, sql`${me.id}`)} end`;
};

/** The fields of the request `t`, as `me` sees it. */
const expressionsOf = (me: PartnerId): Record<string, Condition> => ({
  status: sql`t.status`,
  senderRole: ofEither(sideOf('sender'), roleOf),
  userRole: ofEither(sideOf('receiver'), roleOf),
  senderVendorId: sql`t.sender_vendor_id`,
  vendorId: sql`t.receiver_vendor_id`,
  manufacturerId: sql`coalesce(t.sender_manufacturer_id, t.receiver_manufacturer_id)`,
  notes: sql`t.notes`,
  answer: sql`t.answer`,
  regions: regionsOf('t'),
  sender: partyOf(sideOf('sender')),
  receiver: partyOf(sideOf('receiver')),
  partner: partyOf(otherThan(me)),
  isSender: isSide('sender', me),
  invitedEmail: sql`case when ${isSide('sender', me)} then t.invited_email end`,
  createdAt: optionalMoment('t.created_at'),
  updatedAt: optionalMoment('t.updated_at'),
  sentAt: optionalMoment(sql`coalesce(t.resent_at, t.sent_at)`),
  answeredAt: optionalMoment('t.answered_at'),
  againAt: optionalMoment(sql`case when ${isSide('sender', me)} then ${againAt} end`),
  products: productsThrough(me),
});

const requestsIn = async (
  db: Db,
  me: PartnerId,
  page: Condition,
  fields: Fields,
): Promise<NetworkRequest[]> => {
  const { rows } = await sql<NetworkRequest>`
    with page as materialized (${page})
    select t.id${requestedColumns(expressionsOf(me), fields)}
    from page join network_requests t on t.id = page.id order by page.n`.execute(db);
  return rows;
};

/** Condition for requests `t` of a tab. Requests of partners that are not visible are left out. */
const isIn = (tab: NetworkTab, me: PartnerId): Condition =>
  ({
    connected: sql`t.status = 'approved' and (${mine('sender', me)} or ${mine('receiver', me)})`,
    invited: sql`t.status = 'pending' and t.invited_email is not null and ${mine('sender', me)}`,
    received: sql`t.status <> 'approved' and t.invited_email is null and ${mine('receiver', me)}
      and ${ofEither(sideOf('sender'), isOpen)}`,
    sent: sql`t.status <> 'approved' and t.invited_email is null and ${mine('sender', me)}`,
  })[tab];

/** Whether the viewer has the request `t` in one of the tabs. */
export const isSeen = (me: PartnerId): Condition =>
  sql`(${sql.join(
    networkTabs.map((tab) => isIn(tab, me)),
    sql` or `,
  )})`;

/** Without `coalesce`, so that the column's index is used. */
const mine = (side: 'sender' | 'receiver', { kind, id }: PartnerId) =>
  sql`${sideOf(side)[kind]} = ${id}`;

/** Requests of a tab that match the filters, with their sort expressions. */
const found = (me: PartnerId, tab: NetworkTab, filter: NetworkRequestsFilter) => {
  const other = otherThan(me);
  const name = ofEither(other, nameOf);
  const role = ofEither(other, roleOf);
  const where = [isIn(tab, me)];
  if (filter.ids) where.push(sql`t.id = any(${filter.ids}::bigint[])`);
  if (filter.status) where.push(sql`t.status = ${filter.status}`);
  if (filter.role) where.push(sql`${role} = ${filter.role}`);
  if (filter.name) {
    const city = ofEither(other, (_, alias) => sql`coalesce(${sql.ref(`${alias}.city`)}, '')`);
    where.push(hasWords(filter.name, name, city, sql`coalesce(t.invited_email, '')`));
  }
  const sorts: Record<NetworkRequestsFilter['sort'], Condition> = {
    sentAt: sql`coalesce(t.resent_at, t.sent_at)`,
    answeredAt: sql`t.answered_at`,
    name: sql`lower(${name})`,
    id: sql`t.id`,
    role,
  };
  const rows: Rows = { table: 'network_requests', where };
  return { rows, column: sorts[filter.sort] };
};

export const listRequests = (
  db: Db,
  viewer: Viewer,
  tab: NetworkTab,
  filter: NetworkRequestsFilter,
  fields: Fields,
): ListSource<NetworkRequest> => {
  const me = meOf(viewer);
  const { rows, column } = found(me, tab, filter);
  return {
    results: () => requestsIn(db, me, pageOf(rows, column, filter), fields),
    total: () => countOf(db, rows, filter.countUpTo),
  };
};

/** Selects the ids of the requests that match, in the list's order. */
export const matchingRequests = (viewer: Viewer, filter: NetworkRequestsFilter): Condition => {
  const { rows, column } = found(meOf(viewer), filter.tab, filter);
  return orderedIdsOf(rows, column, filter);
};

/** The requests with these ids that the viewer may see, in the order of the ids. */
export const requestsByIds = (
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
  fields: Fields,
): Promise<NetworkRequest[]> => {
  const me = meOf(viewer);
  const page = sql`
    select t.id, x.n from unnest(${ids}::bigint[]) with ordinality x (id, n)
    join network_requests t on t.id = x.id and ${isSeen(me)}`;
  return requestsIn(db, me, page, fields);
};

/**
 * Throws NOT_FOUND unless the viewer is one of the two partners, and for a received request whose
 * sender is not visible.
 */
export const requestById = async (
  db: Db,
  viewer: Viewer,
  id: string,
  fields: Fields,
): Promise<NetworkRequest> => {
  const [request] = await requestsByIds(db, viewer, [id], fields);
  if (!request) throw notFound();
  return request;
};

export const networkCounts = async (db: Db, viewer: Viewer): Promise<NetworkCounts> => {
  const me = meOf(viewer);
  const counted = (where: Condition) =>
    sql`(select count(*)::int from network_requests t where ${where})`;
  const table = me.kind === 'vendor' ? 'vendors' : 'manufacturers';
  const { rows } = await sql<NetworkCounts>`
    select ${counted(isIn('connected', me))} as connected,
      ${counted(isIn('invited', me))} as invited,
      ${counted(isIn('received', me))} as received,
      ${counted(isIn('sent', me))} as sent,
      ${counted(sql`t.status = 'pending' and ${isIn('received', me)}`)} as open,
      (select ${isOpen(me.kind, 'x')} from ${sql.table(table)} x where x.id = ${me.id})
        as "isOpen"`.execute(db);
  return rows[0] as NetworkCounts;
};
