import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copiedTables, copyDatabase, notCopiedTables } from '#server/db/copy.ts';
import type { Database, Db } from '#server/db/database.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { cloneTemplate } from '#tests/support/template.ts';

let source: Database;
let target: Database;

beforeAll(async () => {
  source = await cloneTemplate(inject('template'));
  target = await cloneTemplate(inject('template'));
  await seedDemo(source.db, () => undefined);
});

afterAll(async () => {
  await source.close();
  await target.close();
});

const contentOf = async (db: Db) => {
  const content: Record<string, string | undefined> = {};
  for (const { table } of await copiedTables(db)) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))), '') as sum
      from ${sql.table(table)} t`.execute(db);
    content[table] = rows[0]?.sum;
  }
  return content;
};

it('knows every table', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not like 'kysely%'`.execute(source.db);
  const copied = await copiedTables(source.db);
  const known = [...copied.map(({ table }) => table as string), ...notCopiedTables];
  expect(rows.map((row) => row.name).sort()).toEqual([...known].sort());
});

it('copies every row as it is, and new rows go on behind them', async () => {
  const copied = await copyDatabase(source.db, target.db);
  expect(copied).toBeGreaterThan(10_000);
  expect(await contentOf(target.db)).toEqual(await contentOf(source.db));
  const last = await target.db
    .selectFrom('tags')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const next = await target.db
    .insertInto('tags')
    .values({ name: 'after the copy', type: 'product' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(Number(next.id)).toBe(Number(last.id) + 1);
});

it('refuses a target that holds rows, and changes nothing there', async () => {
  const before = await contentOf(target.db);
  await expect(copyDatabase(source.db, target.db)).rejects.toThrow('holds rows already');
  expect(await contentOf(target.db)).toEqual(before);
});
