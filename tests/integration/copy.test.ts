import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copiedTables, copyDatabase, notCopiedTables } from '#server/db/copy.ts';
import type { Database, Db } from '#server/db/database.ts';
import { copyLocked } from '#server/demo/copyLocked.ts';
import { openDemoAccounts } from '#server/demo/openAccounts.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { createKey } from '#server/modules/platform/accounts/keys.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { createSession } from '#server/modules/platform/session/sessions.ts';
import { createUser } from '#tests/factories/people.ts';
import { tablesIn } from '#tests/support/tables.ts';
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
  const tables = (await tablesIn(source.db)).map(({ name }) => name);
  const copied = await copiedTables(source.db);
  const known = [...copied.map(({ table }) => table as string), ...notCopiedTables];
  expect(tables.filter((name) => !name.startsWith('kysely'))).toEqual([...known].sort());
});

it('copies every row unchanged, and new rows continue after them', async () => {
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

describe('demo accounts', () => {
  /** The demo with an additional account; all accounts are signed in and have a mailed key. */
  const createSource = async () => {
    const database = await cloneTemplate(inject('template'));
    await copyDatabase(source.db, database.db);
    const open = await openDemoAccounts(database.db);
    const password_hash = await hashPassword('eine Bank im Flur');
    const own = await createUser(database.db, { password_hash });
    for (const id of [own.id, ...open.map((account) => account.id)]) {
      await createSession(database.db, id);
      await createKey(database.db, { userId: id, purpose: 'reset', hours: 1 });
    }
    return { database, open, own };
  };
  /** The owners of sessions and mailed keys. */
  const holders = async (db: Db) => {
    const { rows } = await sql<{ id: string }>`
      select user_id as id from sessions union all select user_id from account_keys`.execute(db);
    return rows.map(({ id }) => id);
  };

  it('lose password, sessions and mailed keys, and no other account does', async () => {
    const { database, open, own } = await createSource();
    const copy = await cloneTemplate(inject('template'));
    const { locked } = await copyLocked(database.db, copy.db, false);
    expect(locked).toEqual(open.map(({ email }) => email));
    expect(locked).toContain('admin@atrium.example');
    expect(await openDemoAccounts(copy.db)).toEqual([]);
    expect(await holders(copy.db)).toEqual([own.id, own.id]);
    const [kept] = await copy.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', own.id)
      .execute();
    expect(kept?.password_hash).toBe(own.password_hash);
    // the source accounts are unchanged
    expect(await openDemoAccounts(database.db)).toEqual(open);
    expect(await holders(database.db)).toHaveLength(2 * (open.length + 1));
    await copy.close();
    await database.close();
  });

  it('are copied if requested', async () => {
    const { database, open } = await createSource();
    const copy = await cloneTemplate(inject('template'));
    expect((await copyLocked(database.db, copy.db, true)).locked).toEqual([]);
    expect(await openDemoAccounts(copy.db)).toEqual(open);
    expect(await holders(copy.db)).toHaveLength(2 * (open.length + 1));
    await copy.close();
    await database.close();
  });
});

it('rejects a target that has rows, and changes nothing there', async () => {
  const before = await contentOf(target.db);
  await expect(copyDatabase(source.db, target.db)).rejects.toThrow('holds rows already');
  expect(await contentOf(target.db)).toEqual(before);
});
