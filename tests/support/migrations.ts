import { sql } from 'kysely';
import { afterEach, beforeEach, inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import type { Migration } from '#server/db/migration.ts';
import { migrations as landed } from '#server/generated/migrations.ts';
import { cloneTemplate } from './template.ts';

/** A database to migrate, which is another one for each test. */
export let database: Database;

/** Call at the top of a test file. */
export const eachOnItsDatabase = (): void => {
  beforeEach(async () => {
    database = await cloneTemplate(inject('template'));
  });
  afterEach(() => database.close());
};

/** The migrations of this version, and another one. */
export const added = (name: string, migration: Migration) => ({ ...landed, [name]: migration });

export const addsColumn: Migration = {
  up: async (trx) => {
    await sql`alter table tags add migrated integer`.execute(trx);
  },
};

/** Counts what follows `from`. */
export const countOf = async (from: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.raw(from)}`.execute(database.db);
  return rows[0]?.n ?? 0;
};
