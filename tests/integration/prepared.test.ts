import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database, Db } from '#server/db/database.ts';
import { ofPage, pageOfIds } from '#server/db/page.ts';
import { prepared } from '#server/db/prepared.ts';
import { viewerOfSession } from '#server/modules/platform/session/sessions.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createParent } from '#tests/factories/products.ts';
import { cloneTemplate } from '#tests/support/template.ts';

let database: Database;

beforeAll(async () => {
  database = await cloneTemplate(inject('template'));
});
afterAll(() => database.close());

/** The names of products, by a statement that says `what`. */
const namesOf = async (db: Db, ids: readonly string[], what: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    ${prepared}
    with ${pageOfIds(ids)}
    select p.name as ${sql.id(what)}, p.name from parent_products p
    where p.id ${ofPage} order by p.id`.execute(db);
  return rows.map(({ name }) => name);
};

/** How often the statements of the connection that say `what` ran with a kept plan. */
const keptPlans = async (db: Db, what: string): Promise<number[]> => {
  const { rows } = await sql<{ uses: number }>`
    select generic_plans::integer as uses from pg_prepared_statements
    where statement like '%prepared%' and statement like ${`%"${what}"%`}`.execute(db);
  return rows.map(({ uses }) => uses);
};

// one after another they use the same connection
test.each([
  ['outside of a transaction', () => database.db],
  ['of a call that only reads', () => database.reads],
])('a statement %s is planned a few times, not for each number of ids', async (what, dbOf) => {
  const db = dbOf();
  const first = await createParent(database.db);
  const second = await createParent(database.db);
  for (let n = 0; n < 10; n += 1) {
    expect(await namesOf(db, [first.id], what)).toEqual([first.name]);
    expect(await namesOf(db, [first.id, second.id], what)).toEqual([first.name, second.name]);
  }
  // PostgreSQL plans five times before it compares
  expect(await keptPlans(db, what)).toEqual([15]);
});

test('the statement that checks a session is planned a few times', async () => {
  const { token } = await signedIn(database.db, 'admin');
  const check = () => viewerOfSession(database.reads, { token, markHash: null });
  for (let n = 0; n < 10; n += 1) expect(await check()).toMatchObject({ portal: 'admin' });
  const { rows } = await sql<{ uses: number }>`
    select generic_plans::integer as uses from pg_prepared_statements
    where statement like ${'%prepared%"token_hash"%'}`.execute(database.reads);
  expect(rows).toEqual([{ uses: 5 }]);
});

test('a statement that fails leaves the connection usable, in a transaction and outside', async () => {
  const failing = (db: Db) => sql`${prepared} select 1 / (${0}::integer)`.execute(db);
  const divisionByZero = { code: '22012' };
  await expect(failing(database.reads)).rejects.toMatchObject(divisionByZero);
  await expect(failing(database.db)).rejects.toMatchObject(divisionByZero);
  const inside = database.db.transaction().execute(failing);
  await expect(inside).rejects.toMatchObject(divisionByZero);
  expect((await sql`${prepared} select 1 as n`.execute(database.reads)).rows).toEqual([{ n: 1 }]);
});

test('after a column has been added, a kept statement still answers', async () => {
  const { id, name } = await createParent(database.db);
  for (let n = 0; n < 8; n += 1) await namesOf(database.db, [id], 'with a new column');
  await sql`alter table parent_products add column added text`.execute(database.db);
  expect(await namesOf(database.db, [id], 'with a new column')).toEqual([name]);
});
