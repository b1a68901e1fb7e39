import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';
import { lockReferencedTables } from './months.ts';

/* Migrations use these functions to partition an existing table by month without rewriting its rows (decision 83). */

interface Monthly {
  table: string;
  /** The column with the row's time, which is required. */
  time: string;
  /** What identifies a row; PostgreSQL requires the time among these columns. */
  key: readonly string[];
}

type Anything = Kysely<unknown>;

const firstOf = ({ table }: Monthly) => `${table}_first`;
const keyOf = (monthly: Monthly) => `${firstOf(monthly)}_pkey`;
const checkOf = (monthly: Monthly) => `${firstOf(monthly)}_check`;
const columnsOf = ({ key }: Monthly) => sql.join(key.map((column) => sql.id(column)));

/**
 * Prepares {@link partitionByMonth} while others read and write, outside of a transaction: creates the
 * index of the new primary key, and checks that all rows are older than the end of the first partition.
 * Until the table is partitioned, a row of a later time is refused, so that end is two months away at least.
 */
export const preparePartitions = async (db: Anything, monthly: Monthly): Promise<void> => {
  const { table, time } = monthly;
  await createIndexConcurrently(db, {
    name: keyOf(monthly),
    isUnique: true,
    definition: sql`on ${sql.table(table)} (${columnsOf(monthly)})`,
  });
  const { rows } = await sql<{ end: string }>`
    select greatest(
      date_trunc('month', now() at time zone 'UTC') + interval '3 months',
      -- a clock may have been wrong
      date_trunc('month', max(${sql.id(time)}) at time zone 'UTC') + interval '1 month'
    )::text || '+00' as end
    from ${sql.table(table)}`.execute(db);
  // readers of the table wait behind it
  await sql`
    set local lock_timeout = '3s';
    alter table ${sql.table(table)} drop constraint if exists ${sql.id(checkOf(monthly))},
      add constraint ${sql.id(checkOf(monthly))}
        check (${sql.id(time)} < ${sql.lit(rows[0]?.end)}::timestamptz) not valid`.execute(db);
  await sql`
    alter table ${sql.table(table)} validate constraint ${sql.id(checkOf(monthly))}`.execute(db);
};

/**
 * Makes the table, which {@link preparePartitions} has prepared, the first partition of a new one of the
 * same name, with the same columns, ids, constraints, indexes, triggers and privileges. A second
 * partition takes the rows of times without a partition. Unique indexes must contain the time.
 */
export const partitionByMonth = async (trx: Anything, monthly: Monthly): Promise<void> => {
  const { table, time } = monthly;
  const parent = sql.table(table);
  const first = sql.table(firstOf(monthly));
  await lockReferencedTables(trx, table);
  await sql`lock table ${parent} in access exclusive mode`.execute(trx);
  const [end = ''] = await textsOf(trx, endOf(table, checkOf(monthly)));
  const created = await textsOf(trx, definitionsOf(table));
  const sequence = await sequenceOf(trx, table);

  await takeNames(trx, table, firstOf(monthly));
  await sql`
    alter table ${parent} rename to ${sql.id(firstOf(monthly))};
    alter table ${first} drop constraint ${sql.id(`${table}_pkey`)},
      add primary key using index ${sql.id(keyOf(monthly))};
    create table ${parent} (like ${first} including defaults including constraints including comments)
      partition by range (${sql.id(time)});
    alter table ${parent} drop constraint ${sql.id(checkOf(monthly))},
      add primary key (${columnsOf(monthly)})`.execute(trx);
  if (sequence !== undefined) {
    await sql`
      alter table ${first} alter ${sql.id(sequence.column)} drop identity;
      alter table ${parent} alter ${sql.id(sequence.column)}
        add generated always as identity (start with ${sql.lit(sequence.next)})`.execute(trx);
  }
  for (const statement of created) await sql.raw(statement).execute(trx);
  await sql`
    alter table ${parent} attach partition ${first}
      for values from (minvalue) to (${sql.lit(end)}::timestamptz);
    alter table ${first} drop constraint ${sql.id(checkOf(monthly))};
    create table ${sql.table(`${table}_rest`)} partition of ${parent} default`.execute(trx);
};

const textsOf = async (db: Anything, query: ReturnType<typeof sql<{ text: string }>>) =>
  (await query.execute(db)).rows.map(({ text }) => text);

/** The end of the first partition, of the constraint that was validated. */
const endOf = (table: string, check: string) => sql<{ text: string }>`
  select substring(pg_get_constraintdef(oid) from '''(.*)''') as text from pg_constraint
  where conrelid = to_regclass(${table}) and conname = ${check} and convalidated`;

/** The statements that create, for the new table, what LIKE leaves out. */
const definitionsOf = (table: string) => sql<{ text: string }>`
  select pg_get_indexdef(indexrelid) as text from pg_index
  where indrelid = to_regclass(${table}) and not indisprimary
    and indexrelid::regclass::text <> ${`${table}_first_pkey`}
  union all
  select format('alter table %I add constraint %I %s', ${table}::text, conname,
    pg_get_constraintdef(oid)) from pg_constraint
  where conrelid = to_regclass(${table}) and contype = 'f'
  union all
  select pg_get_triggerdef(oid) from pg_trigger
  where tgrelid = to_regclass(${table}) and not tgisinternal
  union all
  select format('comment on table %I is %L', ${table}::text, obj_description(to_regclass(${table}), 'pg_class'))
  where obj_description(to_regclass(${table}), 'pg_class') is not null
  union all
  select format('grant %s on table %I to %s', a.privilege_type, ${table}::text,
    case a.grantee when 0 then 'public' else a.grantee::regrole::text end)
  from pg_class c, aclexplode(c.relacl) a where c.oid = to_regclass(${table}) and a.grantee <> c.relowner`;

/** Its numbered column, and the number that comes next. */
const sequenceOf = async (
  db: Anything,
  table: string,
): Promise<{ column: string; next: bigint } | undefined> => {
  const { rows } = await sql<{ column: string; sequence: string }>`
    select attname::text as column, pg_get_serial_sequence(${table}, attname) as sequence
    from pg_attribute where attrelid = to_regclass(${table}) and attidentity <> ''`.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { rows: numbers } = await sql<{ next: string }>`
    select last_value + is_called::int as next from ${sql.table(found.sequence)}`.execute(db);
  return { column: found.column, next: BigInt(numbers[0]?.next ?? 1) };
};

/** Renames the indexes of the first partition and removes its triggers, because the new table has theirs. */
const takeNames = async (db: Anything, table: string, first: string): Promise<void> => {
  const statements = await textsOf(
    db,
    sql`
      select format('alter index %I rename to %I', c.relname,
        ${first} || substr(c.relname, ${table.length + 1})) as text
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass(${table}) and not i.indisprimary
        and c.relname <> ${`${first}_pkey`}
      union all
      select format('drop trigger %I on %I', tgname, ${table}::text) from pg_trigger
      where tgrelid = to_regclass(${table}) and not tgisinternal`,
  );
  for (const statement of statements) await sql.raw(statement).execute(db);
};
