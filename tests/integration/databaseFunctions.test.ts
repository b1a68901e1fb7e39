import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { applyFunctions } from '#server/db/applyFunctions.ts';
import type { Database, Db } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { PermanentStartProblem } from '#server/errors/startProblem.ts';
import { functions } from '#server/generated/functions.ts';
import { migrations } from '#server/generated/migrations.ts';
import { cloneTemplate, createEmpty } from '#tests/support/template.ts';

let database: Database;
let db: Db;

beforeAll(async () => {
  database = await cloneTemplate(inject('template'));
  db = database.db;
});
afterEach(() => applyFunctions(db));
afterAll(() => database.close());

/** The definition of every function of the schema, by name, without those of extensions. */
const definitionsOf = async (of: Db): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and not exists (
      select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by 1`.execute(of);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
};

/** The triggers of every function, in lower case and without the function's name, by function. */
const triggersOf = async (): Promise<Record<string, string[]>> => {
  const { rows } = await sql<{ name: string; trigger: string }>`
    select p.proname as name, pg_get_triggerdef(t.oid, true) as trigger
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace = current_schema()::regnamespace
    order by 1, t.tgname`.execute(db);
  const byName: Record<string, string[]> = {};
  for (const { name, trigger } of rows) {
    const text = trigger
      .replace(/^CREATE (CONSTRAINT )?TRIGGER /, '')
      .replace(/ EXECUTE FUNCTION (\w+\(\)$)?/, (_, plain?: string) => (plain ? '' : ' '));
    byName[name] = [...(byName[name] ?? []), text.toLowerCase()];
  }
  return byName;
};

const nameOf = (file: string): string => file.replace(/^.*\/|\.sql$/g, '');

/** The triggers that the comment at the end of a file lists. */
const listedTriggers = (text: string): string[] => {
  const [, list] = /^-- Triggers?:\n((?:-- {3}.*\n)+)/m.exec(text) ?? [];
  return (list ?? '')
    .split(/^-- {3}(?! )/m)
    .filter(Boolean)
    .map((item) => item.replace(/\n(-- {5})?/g, ' ').trim());
};

/** Migrates as far as the versions before functions were files. */
const migrateToBeforeFiles = async (older: Db): Promise<void> => {
  const migrator = new Migrator({
    db: older as unknown as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateTo('2026-11-27-10-refunds-once');
  if (error) throw error;
};

describe('the functions of a database', () => {
  test('are those of the files, one in each', async () => {
    const definitions = await definitionsOf(db);
    expect(Object.keys(functions).map(nameOf).sort()).toEqual(Object.keys(definitions).sort());
    await applyFunctions(db, { ...functions, 'platform/again.sql': 'select 1' });
    expect(await definitionsOf(db)).toEqual(definitions);
  });

  test('are those of the files after an upgrade, too', async () => {
    const older = await createEmpty(inject('template'));
    try {
      await migrateToBeforeFiles(older.db);
      expect(await definitionsOf(older.db)).not.toEqual(await definitionsOf(db));
      await migrate(older.db);
      expect(await definitionsOf(older.db)).toEqual(await definitionsOf(db));
    } finally {
      await older.close();
    }
  });

  test('have the triggers that their files list', async () => {
    const listed = Object.entries(functions).map(([file, text]) => [
      nameOf(file),
      listedTriggers(text),
    ]);
    expect(Object.fromEntries(listed.filter(([, triggers]) => triggers?.length))).toEqual(
      await triggersOf(),
    );
  });

  test('are replaced by the one statement of their file', () => {
    for (const [file, text] of Object.entries(functions)) {
      const [first] = text.split('\n').filter((line) => line !== '' && !line.startsWith('--'));
      expect(first).toMatch(new RegExp(`^create or replace function ${nameOf(file)}\\(`));
    }
  });
});

describe('a changed file', () => {
  const file = 'sales/order_state.sql';
  const changed = { ...functions, [file]: functions[file]?.replace("'in_progress'", "'changed'") };
  const files = changed as Record<string, string>;
  const stateOf = async () => {
    const { rows } = await sql<{ state: string }>`
      select order_state('{open,completed}') as state`.execute(db);
    return rows[0]?.state;
  };

  test('is applied at the next start, and then no more', async () => {
    expect(await applyFunctions(db)).toBe(false);
    expect(await stateOf()).toBe('in_progress');
    expect(await applyFunctions(db, files)).toBe(true);
    expect(await stateOf()).toBe('changed');
    expect(await applyFunctions(db, files)).toBe(false);
    await migrate(db);
    expect(await stateOf()).toBe('in_progress');
  });

  test('is applied once by processes that start together', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => applyFunctions(db, files)));
    expect(applied.filter(Boolean)).toHaveLength(1);
    expect(await stateOf()).toBe('changed');
  });

  test.each([
    ['a statement that is none', 'create or replace functon hide_suspended()', 'functon'],
    [
      'a body that names a table that is none',
      `create or replace function order_state(states text[]) returns text language sql as $$
        select name from no_table $$`,
      'no_table',
    ],
    [
      'another signature',
      `create or replace function order_state(other text[]) returns text language sql as $$
        select '' $$`,
      'cannot change name of input parameter',
    ],
  ])('with %s refuses the start by its name, and nothing changes', async (_, text, reason) => {
    const definitions = await definitionsOf(db);
    const start = applyFunctions(db, { ...files, 'website/broken.sql': text });
    await expect(start).rejects.toThrow(PermanentStartProblem);
    await expect(start).rejects.toThrow('server/db/functions/website/broken.sql');
    await expect(start).rejects.toThrow(reason);
    expect(await definitionsOf(db)).toEqual(definitions);
    expect(await applyFunctions(db)).toBe(false);
  });
});
