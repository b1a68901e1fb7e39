import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { readFormer } from '#tests/support/statements/former.ts';
import { normalised, refusedStatements } from '#tests/support/statements/statements.ts';
import { cloneTemplate } from '#tests/support/template.ts';

let database: Database;

beforeAll(async () => {
  database = await cloneTemplate(inject('template'));
});
afterAll(() => database.close());

test('the statements of the former release suit the schema', async () => {
  const { statements } = readFormer();
  expect(statements.length).toBeGreaterThan(100);
  expect(await refusedStatements(database.db, statements)).toEqual([]);
});

test('a statement that a change of the schema stops is named', async () => {
  const statements = [
    'select name from tags',
    'insert into tags (name, type) values ($1, $2)',
    'update tags set type = $1',
  ];
  expect(await refusedStatements(database.db, statements)).toEqual([]);
  await sql`alter table tags rename name to title; alter table tags add code text not null`.execute(
    database.db,
  );
  expect(await refusedStatements(database.db, statements)).toEqual([
    { statement: statements[0], reason: 'column "name" does not exist' },
    { statement: statements[1], reason: expect.stringContaining('"name"') },
  ]);
  const withTitle = 'insert into tags (title, type) values ($1, $2)';
  expect(await refusedStatements(database.db, [withTitle])).toEqual([
    { statement: withTitle, reason: 'an insert into tags without code' },
  ]);
});

test('the number of rows and the length of lists do not tell statements apart', () => {
  expect(normalised('  insert into t (a, b) values ($1, now()), ($2, now())\n  returning id')).toBe(
    'insert into t (a, b) values ($1, now())\nreturning id',
  );
  expect(normalised('select from t where a in ($1, $2, $3) and b = $4 and c = $4')).toBe(
    'select from t where a in ($1) and b = $2 and c = $2',
  );
});
