import path from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#server/db/database.ts';
import { contributions } from '#server/registry.ts';
import { createCustomer } from '#tests/factories/partners.ts';
import { hostileTexts } from './hostileTexts.ts';

/** Text columns that users cannot write: codes, keys and generated file names. */
const chosenByProduct = new Set(
  `account_type action avatar code email entity file filename image key kind language logo msg
   mobile_image mobile_picture name_key password_hash picture place_use product_type purpose resource role search
   state status switch_type type vendor_type`.split(/\s+/),
);
const chosenTables = [
  'applied_functions',
  'jobs',
  'kysely_migration',
  'kysely_migration_lock',
  'rate_limits',
  'roles',
];

/**
 * Writes a hostile text into every text column that users can write, in every row of a stopped
 * server's data folder, and adds a history, a failed job and a saved view containing such texts.
 */
export const writeHostileTexts = async (dataDir: string): Promise<void> => {
  const { db, close } = await openDatabase({ folder: path.join(dataDir, 'database') });
  for (const { table, column } of await textColumns(db)) await overwrite(db, table, column);
  await writeHistory(db);
  await writeMore(db);
  await writeOrders(db);
  for (const lastname of hostileTexts) await createCustomer(db, { lastname });
  await close();
};

const textColumns = async (db: Db) => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'
      and table_name <> all(${chosenTables})
    order by 1, 2`.execute(db);
  return rows.filter(({ column }) => !chosenByProduct.has(column));
};

/** A different text in every row, numbered to keep unique columns unique. */
const overwrite = async (db: Db, table: string, column: string): Promise<void> => {
  try {
    await sql`
      update ${sql.table(table)} t
      set ${sql.ref(column)} = (${hostileTexts}::text[])[1 + x.n % ${hostileTexts.length}] || ' ' || x.n
      from (select ctid, row_number() over () as n from ${sql.table(table)}) x
      where x.ctid = t.ctid`.execute(db);
  } catch (error) {
    // if a constraint or a foreign key rejects the text, users cannot write it either
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== '23514' && code !== '23503') throw error;
  }
};

const some = Array.from({ length: 500 }, (_, index) => String(index + 1));

/** Records a change of each record, and a similar deleted record. */
const writeHistory = async (db: Db): Promise<void> => {
  for (const { tracked } of contributions.records) {
    await sql`
      with state as (${tracked.snapshot(some)}), admin as (select id from users where role = 'admin')
      insert into changes (user_id, entity, entity_id, action, before, after)
      select a.id, ${tracked.entity}, s.id, 'update',
        s.state || jsonb_build_object('name', 'Another'), s.state from state s, admin a
      union all
      select a.id, ${tracked.entity}, 1000000 + s.id, 'delete', s.state, null
      from state s, admin a`.execute(db);
  }
};

const writeMore = async (db: Db): Promise<void> => {
  await sql`
    with job as (
      insert into jobs (user_id, kind, input, state, total, failed, ended_at)
      select id, 'tags.delete', '{}', 'done', ${hostileTexts.length}, ${hostileTexts.length}, now()
      from users returning id
    )
    insert into job_rows (job_id, place, row_id, state, label, code, msg, count)
    select job.id, t.place, t.place, 'failed', t.text, 'IN_USE', 'error.IN_USE', 2
    from job, unnest(${hostileTexts}::text[]) with ordinality t (text, place)`.execute(db);
  await sql`
    insert into saved_views (user_id, resource, name, search, shared)
    select u.id, 'collections/tags', t.text, '?type=product', true
    from users u, unnest(${hostileTexts}::text[]) t (text) where u.role = 'admin'`.execute(db);
  // a failed sign-in with such a name, from such a device
  await sql`
    insert into security_events (kind, account, portal, device, subject, detail)
    select 'signInRefused', t.text, 'admin', t.text, t.text, 'password'
    from unnest(${hostileTexts}::text[]) t (text)`.execute(db);
  await writeImport(db);
};

/** Customer data in orders, and a shop's keys and webhooks. */
const writeOrders = async (db: Db): Promise<void> => {
  const hostile = sql`(${hostileTexts}::text[])[1 + o.id % ${hostileTexts.length}]`;
  const person = sql`jsonb_build_object('firstname', ${hostile}, 'lastname', ${hostile}, 'company', ${hostile})`;
  const place = sql`jsonb_build_object('street', ${hostile}, 'city', ${hostile})`;
  await sql`
    update orders o set
      customer = customer || ${person} || jsonb_build_object('phone', ${hostile}, 'vat_id', ${hostile}),
      billing = billing || ${person} || ${place},
      shipping_address = shipping_address || ${person} || ${place}`.execute(db);
  await sql`
    with shop as (
      insert into shops (name) select distinct t.text from unnest(${hostileTexts}::text[]) t (text)
      returning id, name)
    insert into api_keys (shop_id, scopes, name, key_hash, hint, created_by)
    select s.id, '{orders}', s.name, decode(md5(s.name), 'hex'), 'abcd', u.id
    from users u, shop s where u.role = 'admin'`.execute(db);
  await sql`
    with endpoint as (
      insert into webhook_endpoints (shop_id, url, description, events, is_active)
      select id, 'https://shop.example/' || name, name, '["order.created"]', false from shops
      returning id)
    insert into webhook_deliveries (endpoint_id, type, data)
    select id, 'order.created', '{}' from endpoint`.execute(db);
};

/** A workbook with hostile name, headings and cells, and changed and rejected rows. */
const writeImport = async (db: Db): Promise<void> => {
  await sql`
    with workbook as (
      insert into imports (user_id, filename, state, rows, changed, refused, products, ended_at)
      select id, (${hostileTexts}::text[])[1], 'staged', ${hostileTexts.length},
        ${hostileTexts.length}, ${hostileTexts.length}, ${hostileTexts.length}, now()
      from users where role = 'admin' limit 1 returning id
    ), product as (
      insert into import_products (import_id, place, name, rows)
      select w.id, t.place, t.text, 2
      from workbook w, unnest(${hostileTexts}::text[]) with ordinality t (text, place)
    )
    insert into import_rows
      (import_id, place, sheet, row, product, cells, outcome, sku, name, changes, faults)
    select w.id, 2 * t.place - x.n, t.text, t.place, t.place, '[]',
      case x.n when 0 then 'changed' else 'refused' end, t.text, t.text,
      jsonb_build_array(jsonb_build_object('column', t.text, 'before', t.text, 'after', t.text)),
      jsonb_build_array(jsonb_build_object('column', t.text, 'msg', 'rules.importUnknown',
        'args', jsonb_build_object('name', t.text)::text))
    from workbook w, unnest(${hostileTexts}::text[]) with ordinality t (text, place),
      generate_series(0, 1) x (n)`.execute(db);
};
