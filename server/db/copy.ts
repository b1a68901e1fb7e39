import { sql } from 'kysely';
import type { DB } from '#server/generated/database.ts';
import { type Db, inTransaction } from './database.ts';
import { correctSums } from './uncounted.ts';

type Table = keyof DB;

/** The tables of kept numbers of variations; the copy counts its own. */
export const countTables: readonly string[] = [
  'uncounted',
  'counted_variations',
  'counted_families',
  'variation_counts',
  'category_counts',
  'count_checks',
  'usage_counts',
  'usage_changes',
  'value_counts',
  'value_changes',
  'moved_parents',
  'counted_parents',
  'category_set_counts',
  'uncounted_parents',
];

/**
 * Tables without user data or of no use in another database; `migrate` fills `roles`, `shop_feed` and
 * `applied_functions`.
 */
export const notCopiedTables: readonly string[] = [
  'applied_functions',
  'roles',
  'rate_limits',
  'removed_pictures',
  'removed_files',
  'passkey_challenges',
  'unfinished_files',
  'shop_changes',
  'shop_feed',
  'shop_offers',
  'shop_offers_seen',
  'shop_products',
  'processes',
  ...countTables,
];

interface CopiedTable {
  table: Table;
  /** The primary key; rows are read in its order. */
  key: string[];
  /** The tables it points to. */
  needs: string[];
  /** The column that points to another row of the same table. */
  parent: string | null;
}

/** All tables that hold data, each after those it points to. */
export const copiedTables = async (db: Db): Promise<CopiedTable[]> => {
  const { rows } = await sql<CopiedTable>`
    select c.relname::text as table, array(
        select a.attname::text from unnest(i.indkey) with ordinality k (attnum, n)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum order by k.n) as key,
      array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs,
      (select a.attname::text from pg_constraint f, unnest(f.conkey, f.confkey) k (own, other)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.own
        join pg_attribute o on o.attrelid = c.oid and o.attnum = k.other and o.attname = 'id'
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = c.oid
        order by f.conname limit 1) as parent
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relname not like 'kysely%' order by c.relname`.execute(db);
  return afterNeeded(rows.filter(({ table }) => !notCopiedTables.includes(table)));
};

const afterNeeded = (tables: readonly CopiedTable[]): CopiedTable[] => {
  const sorted: CopiedTable[] = [];
  const left = new Set(tables);
  const isPlaced = (name: string) => ![...left].some(({ table }) => table === name);
  while (left.size > 0) {
    const ready = [...left].filter(({ needs }) => needs.every(isPlaced));
    if (ready.length === 0) throw new Error('Tables point to each other in a circle.');
    for (const each of ready) {
      left.delete(each);
      sorted.push(each);
    }
  }
  return sorted;
};

const rowsAtOnce = 1000;

/**
 * Copies every row of a migrated database into another, empty one, in one transaction.
 * @returns the number of rows
 * @throws when the target already has rows
 */
export const copyDatabase = (from: Db, to: Db): Promise<number> =>
  inTransaction(to, async (trx) => {
    let copied = 0;
    await removeDefaults(trx);
    for (const copiedTable of await copiedTables(from)) {
      const { table } = copiedTable;
      await assertEmpty(trx, table);
      // rows that triggers insert are among the rows to copy
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      const columns = await columnsOf(trx, table);
      for (let offset = 0; ; offset += rowsAtOnce) {
        const rows = await readRows(from, copiedTable, offset);
        if (rows.length === 0) break;
        await writeRows(trx, table, columns, rows);
        copied += rows.length;
      }
      await continueIdentity(trx, table);
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
    }
    await sql`
      insert into uncounted (kind, record_id)
      select 'family', id from attribute_families
      union all
      select 'parent', id from parent_products`.execute(trx);
    await correctSums(trx);
    return copied;
  });

/** Removes rows that migrations insert, because the source has its own. */
const removeDefaults = (db: Db) =>
  sql`
    with tiers as (delete from commission_tiers where vendor_id is null and version = 1)
    delete from order_numbers where last = 0`.execute(db);

const assertEmpty = async (db: Db, table: Table): Promise<void> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  if (rows.length > 0)
    throw new Error(`The target holds rows already (${table}); nothing was copied.`);
};

/** The writable columns. */
const columnsOf = async (db: Db, table: Table): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map((row) => row.name);
};

// as JSON in both directions, so every type keeps its value regardless of the driver
const readRows = async (
  db: Db,
  { table, key, parent }: CopiedTable,
  offset: number,
): Promise<string[]> => {
  const { rows } = await sql<{ row: string }>`
    ${parent ? depths(table, parent) : sql``}
    select to_jsonb(t)::text as row from ${sql.table(table)} t
    ${parent ? sql`join depths d on d.id = t.id` : sql``}
    order by ${parent ? sql`d.depth, ` : sql``}${sql.join(key.map((column) => sql.ref(`t.${column}`)))}
    limit ${rowsAtOnce} offset ${offset}`.execute(db);
  return rows.map(({ row }) => row);
};

/** The depth of each row below its root: a row is written after the row it references. */
const depths = (table: Table, parent: string) => sql`
  with recursive depths (id, depth) as (
    select id, 0 from ${sql.table(table)} where ${sql.id(parent)} is null
    union all
    select t.id, d.depth + 1 from ${sql.table(table)} t join depths d on t.${sql.id(parent)} = d.id)`;

const writeRows = async (
  db: Db,
  table: Table,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    db,
  );
};

/** Lets a table's numbered ids continue after those that were copied. */
const continueIdentity = async (db: Db, table: Table): Promise<void> => {
  const { rows } = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(${table}, column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_identity = 'YES'`.execute(
    db,
  );
  for (const { sequence } of rows) {
    await sql`
      select setval(${sequence}, greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
      db,
    );
  }
};
