import { type RawBuilder, sql } from 'kysely';
import type { Partner } from '#contract/rules/people/profile.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';

/* Connections between partners: an approved row of network_requests, at most one per pair.
   Partners are given by expressions for their ids; every condition finds the row by the index
   on pairs. The column is_visible determines whether others see a partner; it is always false
   for a suspended one. */

type Condition = RawBuilder<unknown>;

/** The other partner, given by an expression for its id. */
interface Counterpart {
  kind: Partner;
  id: Condition;
}

/**
 * The request `alias` is between the vendor and the other partner, whichever of them sent it. With a manufacturer,
 * the only vendor is the least one and the greatest one; naming it once lets PostgreSQL estimate the rows.
 */
export const isBetween = (alias: string, vendor: Condition, other: Counterpart): Condition => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const maker = sql`coalesce(${column('sender_manufacturer_id')}, ${column('receiver_manufacturer_id')}, 0)`;
  const least = sql`least(${column('sender_vendor_id')}, ${column('receiver_vendor_id')})`;
  const greatest = sql`greatest(${column('sender_vendor_id')}, ${column('receiver_vendor_id')})`;
  return other.kind === 'manufacturer'
    ? sql`${maker} = ${other.id} and ${least} = ${vendor}`
    : sql`${maker} = 0 and ${least} = least(${vendor}, ${other.id})
        and ${greatest} = greatest(${vendor}, ${other.id})`;
};

/** Joins the connection of the two as `alias`; its columns are null if there is none. */
export const joinConnection = (alias: string, vendor: Condition, other: Counterpart): Condition =>
  sql`left join network_requests ${sql.id(alias)}
    on ${sql.ref(`${alias}.status`)} = 'approved' and ${isBetween(alias, vendor, other)}`;

/** Whether the two are connected. */
export const isConnected = (vendor: Condition, other: Counterpart): Condition =>
  sql`exists (select from network_requests c
    where c.status = 'approved' and ${isBetween('c', vendor, other)})`;

/**
 * Whether the vendor has access to networks: a basic account has none, and its connections are
 * inactive.
 */
export const hasNetworks = (vendor: Condition): Condition =>
  sql`exists (select from vendors n where n.id = ${vendor} and n.account_type = 'account_pro')`;

/** Throws NOT_FOUND for a partner that the vendor is not connected with. */
export const assertConnected = async (
  db: Db,
  vendor: string,
  { kind, id }: { kind: Partner; id: string },
): Promise<void> => {
  const other = { kind, id: sql`${id}::bigint` };
  const { rows } = await sql<{ is: boolean }>`
    select ${isConnected(sql`${vendor}::bigint`, other)} as is`.execute(db);
  if (!rows[0]?.is) throw notFound();
};

/**
 * Selects the `id` of the vendors or manufacturers that a partner is connected with, whether or not
 * they are currently visible.
 */
export const connectedWith = (partner: Counterpart, kind: Partner): Condition => {
  const side = (from: string, to: string) => sql`
    select ${sql.ref(`c.${to}_${kind}_id`)} as id from network_requests c
    where c.status = 'approved' and ${sql.ref(`c.${from}_${partner.kind}_id`)} = ${partner.id}
      and ${sql.ref(`c.${to}_${kind}_id`)} is not null`;
  return sql`${side('sender', 'receiver')} union all ${side('receiver', 'sender')}`;
};

/**
 * The regions where products of the connection `alias` may be sold, as jsonb; null means all of
 * Germany.
 */
export const regionsOf = (alias: string): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('type', r.type, 'value', r.value) order by r.sort_index)
  from network_request_regions r where r.request_id = ${sql.ref(`${alias}.id`)}), '[]')`;
