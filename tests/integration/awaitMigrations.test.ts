import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { awaitMigrations, migrate } from '#server/db/migrate.ts';
import { newestMigration } from '#server/db/state.ts';
import { countOf, database, eachOnItsDatabase } from '#tests/support/migrations.ts';

eachOnItsDatabase();

const run = (statement: string) => sql.raw(statement).execute(database.db);

/** Waits on the database; `waited` is called once if the wait is not over at once. */
const wait = () => {
  const state = { waited: 0, isOver: false };
  const over = awaitMigrations(database.db, () => {
    state.waited += 1;
  }).then(() => {
    state.isOver = true;
  });
  return { state, over };
};

test('a database that is up to date is not waited for', async () => {
  const { state, over } = wait();
  await over;
  expect(state.waited).toBe(0);
});

test('a process waits until the last migration has run', async () => {
  await run(`delete from kysely_migration where name = '${newestMigration}'`);
  const { state, over } = wait();
  await expect.poll(() => state.waited).toBe(1);
  expect(await countOf(`kysely_migration where name = '${newestMigration}'`)).toBe(0);
  expect(state.isOver).toBe(false);
  await run(`insert into kysely_migration values ('${newestMigration}', 'now')`);
  await over;
  expect(state.waited).toBe(1);
});

test('a process waits until the functions are those of its version', async () => {
  await run(`update applied_functions set digest = 'of another version'`);
  const { state, over } = wait();
  await expect.poll(() => state.waited).toBe(1);
  await migrate(database.db);
  await over;
});

test('an empty database is waited for and left empty', async () => {
  await run('alter table kysely_migration rename to kept');
  const { state, over } = wait();
  await expect.poll(() => state.waited).toBe(1);
  expect(await countOf(`pg_tables where tablename = 'kysely_migration'`)).toBe(0);
  await run('alter table kept rename to kysely_migration');
  await over;
});

test('a database of a newer version is refused', async () => {
  await run(`insert into kysely_migration values ('9999-newer', 'now')`);
  await expect(wait().over).rejects.toThrow(/A newer version of Atrium has migrated/);
});
