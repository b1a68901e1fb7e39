import { type RawBuilder, sql } from 'kysely';
import type { ManagedConnection } from '#contract/generated/schema.ts';
import type { ManagedConnectionsFilter } from '#contract/rules/people/network.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { countOf, pageOf, type Rows } from '#server/db/page.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { regionsOf } from './connections.ts';
import { nameOf, ofEither, sideOf } from './partners.ts';

const party = (side: 'sender' | 'receiver') =>
  ofEither(
    sideOf(side),
    (kind, alias) => sql`jsonb_build_object('kind', ${sql.lit(kind)}::text,
      'id', ${sql.ref(`${alias}.id`)}::text, 'name', ${nameOf(kind, alias)})`,
  );

/** Connections and requests of one partner or of all, for administrators. */
export const managedConnections = async (
  db: Db,
  filter: ManagedConnectionsFilter,
): Promise<ListSource<ManagedConnection>> => {
  const where: RawBuilder<unknown>[] = [];
  const { ids, manufacturerId, vendorId } = filter;
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  if (manufacturerId) {
    where.push(sql`(t.sender_manufacturer_id = ${manufacturerId}
      or t.receiver_manufacturer_id = ${manufacturerId})`);
  }
  if (vendorId) {
    where.push(sql`(t.sender_vendor_id = ${vendorId} or t.receiver_vendor_id = ${vendorId})`);
  }
  const rows: Rows = { table: 'network_requests', where };
  const column = filter.sort === 'id' ? sql`t.id` : sql`t.sent_at`;
  const { rows: results } = await sql<ManagedConnection>`
    select t.id, t.status, ${party('sender')} as sender, ${party('receiver')} as receiver,
      ${regionsOf('t')} as regions, t.invited_email is not null as "isInvitation",
      ${moment('t.sent_at')} as "sentAt", ${moment('t.answered_at')} as "answeredAt"
    from (${pageOf(rows, column, filter)}) x join network_requests t on t.id = x.id
    order by x.n`.execute(db);
  return { results, total: () => countOf(db, rows, filter.countUpTo) };
};
