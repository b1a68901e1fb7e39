import { type QueryExecutorProvider, sql } from 'kysely';
import { type Db, inTransaction, type SqlFragment, type Trx } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';

/* The partitions of tables that are partitioned by month, in UTC (decision 83). */

/** For how many months after the present one partitions are created. */
const monthsAhead = 3;

/** How long the users of a table may have to wait for a change of its partitions. */
const lockTimeout = sql.lit('1s');

/** A table that is partitioned by month. */
interface MonthlyTable {
  table: keyof DB;
  /** The column with the time of a row. */
  time: string;
}

const monthlyTables = async (db: Db): Promise<MonthlyTable[]> => {
  const { rows } = await sql<MonthlyTable>`
    select c.relname::text as table, a.attname::text as time
    from pg_partitioned_table p
    join pg_class c on c.oid = p.partrelid and c.relnamespace = current_schema()::regnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
    order by 1`.execute(db);
  return rows;
};

/** The partition with the rows of months that have none. */
const restOf = ({ table }: MonthlyTable) => `${table}_rest`;

/** The partitions of months, as `name`, `begins` and `ends`; the first one has all former months. */
const partitionsOf = ({ table }: MonthlyTable): SqlFragment => sql`
  select c.relname::text as name,
    coalesce(substring(b.text from 'FROM \\(''(.*?)''\\)')::timestamptz, '-infinity') as begins,
    substring(b.text from 'TO \\(''(.*?)''\\)')::timestamptz as ends
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  cross join lateral (select pg_get_expr(c.relpartbound, c.oid) as text) b
  where i.inhparent = to_regclass(${table}) and b.text <> 'DEFAULT'`;

const monthOf = (time: SqlFragment): SqlFragment =>
  sql`date_trunc('month', (${time}) at time zone 'UTC')`;

interface Month {
  name: string;
  begins: string;
  ends: string;
}

/**
 * Creates the partitions that the present month and the next ones lack. Rows that came before their
 * partition move into it.
 */
export const createMonths = async (db: Db): Promise<void> => {
  for (const monthly of await monthlyTables(db)) {
    const { rows: missing } = await sql<Month>`
      select ${monthly.table} || to_char(m.month, '"_"YYYY"_"MM') as name, x.begins::text,
        ((m.month + interval '1 month') at time zone 'UTC')::text as ends
      from generate_series(${monthOf(sql`now()`)},
        ${monthOf(sql`now()`)} + make_interval(months => ${monthsAhead}), '1 month') m (month)
      cross join lateral (select m.month at time zone 'UTC' as begins) x
      where not exists (select from (${partitionsOf(monthly)}) p
        where p.begins <= x.begins and p.ends > x.begins)
      order by m.month`.execute(db);
    for (const month of missing) {
      await inTransaction(db, (trx) => createMonth(trx, monthly, month));
    }
    // PostgreSQL by itself analyses each partition, but not the table as a whole
    if (missing.length > 0) await sql`analyze ${sql.table(monthly.table)}`.execute(db);
  }
};

const createMonth = async (
  trx: Trx,
  monthly: MonthlyTable,
  { name, begins, ends }: Month,
): Promise<void> => {
  const { table, time } = monthly;
  await sql`set local lock_timeout = ${lockTimeout}`.execute(trx);
  // several processes may start at once
  await sql`select pg_advisory_xact_lock(hashtext('atrium months'))`.execute(trx);
  const { rows } = await sql`select where to_regclass(${name}) is null`.execute(trx);
  if (rows.length === 0) return;
  await lockReferencedTables(trx, table);
  const range = sql`${sql.id(time)} >= ${sql.lit(begins)} and ${sql.id(time)} < ${sql.lit(ends)}`;
  await sql`
    create table ${sql.id(name)} (like ${sql.table(table)} including defaults including constraints);
    lock table ${sql.table(restOf(monthly))} in access exclusive mode;
    with moved as (delete from ${sql.table(restOf(monthly))} where ${range} returning *)
    insert into ${sql.table(name)} select * from moved;
    alter table ${sql.table(table)} attach partition ${sql.table(name)}
      for values from (${sql.lit(begins)}) to (${sql.lit(ends)})`.execute(trx);
};

/**
 * Locks the tables that foreign keys of this one point to, before the table itself: transactions change a
 * record first and then write here, whereas attaching a partition would lock the other tables last.
 */
export const lockReferencedTables = async (
  trx: QueryExecutorProvider,
  table: string,
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select distinct r.relname::text as name
    from pg_constraint f join pg_class r on r.oid = f.confrelid
    where f.conrelid = to_regclass(${table}) and f.contype = 'f' order by 1`.execute(trx);
  for (const { name } of rows) {
    await sql`lock table ${sql.table(name)} in share row exclusive mode`.execute(trx);
  }
};

/**
 * Deletes the rows of months that ended more than `days` ago. Their partitions are dropped, which takes
 * as long for a million rows as for one; rows in a partition that has other months, too, are deleted.
 * @throws if a partition is in use for longer than users of the table may wait
 */
export const deleteOldMonths = async (db: Db, table: keyof DB, days: number): Promise<void> => {
  const monthly = (await monthlyTables(db)).find((each) => each.table === table);
  if (monthly === undefined) throw new Error(`${table} is not partitioned by month.`);
  const kept = sql`(${monthOf(sql`now() - make_interval(days => ${days})`)} at time zone 'UTC')`;
  const { rows } = await sql<{ name: string }>`
    select name from (${partitionsOf(monthly)}) p where ends <= ${kept}`.execute(db);
  for (const { name } of rows) {
    await inTransaction(db, async (trx) => {
      await sql`set local lock_timeout = ${lockTimeout}`.execute(trx);
      await sql`drop table if exists ${sql.table(name)}`.execute(trx);
    });
  }
  await sql`delete from ${sql.table(table)} where ${sql.id(monthly.time)} < ${kept}`.execute(db);
};

/**
 * Reports rows of months without a partition. They are as good as others, but their time is wrong: a
 * clock was months ahead.
 */
export const checkMonths = async (db: Db, report: (error: Error) => void): Promise<void> => {
  for (const monthly of await monthlyTables(db)) {
    const { rows } = await sql<{ n: string }>`
      select count(*) as n from ${sql.table(restOf(monthly))}`.execute(db);
    const n = Number(rows[0]?.n ?? 0);
    if (n > 0) report(new Error(`${monthly.table} has ${n} rows of months far ahead.`));
  }
};
