import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { tablesIn } from './tables.ts';

/**
 * Tables that refused calls may write to: products that a call includes and, because they cannot be
 * published, leaves out are noted for shops and to be counted. A server says in `processes` that it runs.
 */
const bookkeeping = [
  'category_set_counts',
  'counted_parents',
  'moved_parents',
  'processes',
  'sessions',
  'rate_limits',
  'security_events',
  'shop_changes',
  'shop_offers',
  'shop_offers_seen',
  'shop_products',
  'uncounted',
  'uncounted_parents',
  'usage_changes',
  'usage_counts',
  'value_changes',
  'value_counts',
];

const tableNames = async (db: Db): Promise<string[]> => {
  const names = (await tablesIn(db)).map(({ name }) => name);
  return names.filter((name) => !name.startsWith('kysely') && !bookkeeping.includes(name));
};

/** Every row of every table; equal snapshots mean that nothing was changed in between. */
export const snapshot = async (db: Db): Promise<Record<string, unknown[]>> => {
  const names = await tableNames(db);
  const parts = names.map(
    (name) => sql`
      select ${name}::text as name, coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')
        as rows from ${sql.table(name)} t`,
  );
  const { rows: contents } = await sql<{ name: string; rows: unknown[] }>`${sql.join(
    parts,
    sql` union all `,
  )}`.execute(db);
  return Object.fromEntries(contents.map(({ name, rows }) => [name, rows]));
};

/**
 * The number of rows of each table and the transaction that wrote the newest; equal fingerprints
 * mean that nothing was written in between. Much cheaper than a snapshot, but does not show the
 * changes.
 */
export const fingerprint = (db: Db): Promise<Record<string, string>> =>
  // planning takes ten times as long as executing, and a prepared statement belongs to a connection
  db.connection().execute(async (connection) => {
    const prepared = await sql`
      select from pg_prepared_statements where name = 'fingerprint'`.execute(connection);
    if (prepared.rows.length === 0) await prepareFingerprint(connection);
    const { rows } = await sql<Record<string, string>>`execute fingerprint`.execute(connection);
    return rows[0] ?? {};
  });

/** In columns: a union of as many tables takes five times as long. */
const prepareFingerprint = async (db: Db): Promise<void> => {
  const columns = (await tableNames(db)).map(
    (name) => sql`(
      select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${sql.table(name)}
    ) as ${sql.ref(name)}`,
  );
  await sql`prepare fingerprint as select ${sql.join(columns)}`.execute(db);
};
