import { sql } from 'kysely';
import type { DB } from '#server/generated/database.ts';
import type { Db } from './database.ts';

type Table = keyof DB;

/**
 * All tables that hold data, each after those it points to; with the order of its rows where a row
 * may point to another of the same table. `roles` is filled by its migration.
 */
export const copiedTables: readonly { table: Table; order: string }[] = [
  { table: 'manufacturers', order: 'id' },
  { table: 'vendors', order: 'id' },
  { table: 'users', order: 'id' },
  { table: 'sessions', order: 'token_hash' },
  { table: 'account_keys', order: 'key_hash' },
  { table: 'uploads', order: 'filename' },
  { table: 'saved_views', order: 'id' },
  { table: 'categories', order: 'level, id' },
  { table: 'tags', order: 'id' },
  { table: 'attributes', order: 'id' },
  { table: 'attribute_options', order: 'id' },
  { table: 'attribute_option_groups', order: 'id' },
  { table: 'attribute_option_group_items', order: 'group_id, option_id' },
  { table: 'attribute_groups', order: 'id' },
  { table: 'attribute_group_items', order: 'group_id, attr_id' },
  { table: 'attribute_families', order: 'id' },
  { table: 'attribute_family_groups', order: 'id' },
  { table: 'attribute_family_attributes', order: 'family_id, group_id, attr_id' },
  { table: 'service_groups', order: 'id' },
  { table: 'services', order: 'id' },
  { table: 'parent_products', order: 'id' },
  { table: 'parent_product_categories', order: 'parent_id, category_id' },
  { table: 'parent_product_attributes', order: 'parent_id, attr_id' },
  { table: 'parent_product_options', order: 'parent_id, option_id' },
  { table: 'variations', order: 'sample_of_id nulls first, id' },
  { table: 'variation_combinations', order: 'id' },
  { table: 'variation_attributes', order: 'id' },
  { table: 'variation_tags', order: 'variation_id, tag_id' },
  { table: 'variation_images', order: 'id' },
  { table: 'variation_services', order: 'variation_id, service_id' },
  { table: 'variation_service_groups', order: 'variation_id, group_id' },
  { table: 'vendor_products', order: 'id' },
  { table: 'sample_boxes', order: 'id' },
  { table: 'sample_box_links', order: 'id' },
  { table: 'changes', order: 'id' },
  { table: 'jobs', order: 'id' },
  { table: 'job_rows', order: 'job_id, place' },
  { table: 'job_files', order: 'job_id, part' },
  { table: 'imports', order: 'id' },
  { table: 'import_files', order: 'import_id, part' },
  { table: 'import_products', order: 'import_id, place' },
  { table: 'import_rows', order: 'import_id, place' },
];

/** Neither data of people nor of use elsewhere. */
export const notCopiedTables: readonly Table[] = ['roles', 'rate_limits', 'removed_pictures'];

const rowsAtOnce = 1000;

/**
 * Copies every row of one migrated database into another, empty one; all or nothing.
 * @returns how many rows
 * @throws when the target holds rows
 */
export const copyDatabase = (from: Db, to: Db): Promise<number> =>
  to.transaction().execute(async (trx) => {
    let copied = 0;
    for (const { table, order } of copiedTables) {
      await assertEmpty(trx, table);
      const columns = await columnsOf(trx, table);
      for (let offset = 0; ; offset += rowsAtOnce) {
        const rows = await readRows(from, table, order, offset);
        if (rows.length === 0) break;
        await writeRows(trx, table, columns, rows);
        copied += rows.length;
      }
      if (columns.includes('id')) await continueIdentity(trx, table);
    }
    return copied;
  });

const assertEmpty = async (db: Db, table: Table): Promise<void> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  if (rows.length > 0)
    throw new Error(`The target holds rows already (${table}); nothing was copied.`);
};

/** The columns that can be written. */
const columnsOf = async (db: Db, table: Table): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map((row) => row.name);
};

// as JSON both ways: every type keeps its value, whatever the driver would make of it
const readRows = async (db: Db, table: Table, order: string, offset: number): Promise<string[]> => {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(t)::text as row from ${sql.table(table)} t
    order by ${sql.raw(order)} limit ${rowsAtOnce} offset ${offset}`.execute(db);
  return rows.map(({ row }) => row);
};

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

const continueIdentity = async (db: Db, table: Table): Promise<void> => {
  await sql`
    select setval(sequence, greatest((select max(id) from ${sql.table(table)}), 1))
    from (select pg_get_serial_sequence(${table}, column_name) as sequence
      from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_identity = 'YES') s`.execute(
    db,
  );
};
