import { Migrator } from 'kysely/migration';
import { PermanentStartProblem } from '#server/errors/startProblem.ts';
import { migrations } from '#server/generated/migrations.ts';
import { applyFunctions } from './applyFunctions.ts';
import type { Db } from './database.ts';

/**
 * Migrates the schema and applies changed database functions; safe when several processes start at
 * once. Returns the migrations it ran. Throws {@link PermanentStartProblem} if the database belongs to a
 * newer version or rejects a function.
 */
export const migrate = async (db: Db): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw newerVersion(error) ?? error;
  await applyFunctions(db);
  return results.map((result) => result.migrationName);
};

/** Detects Kysely's error about a migration in the database that this version does not have. */
const newerVersion = (error: unknown): PermanentStartProblem | undefined => {
  const [, name] =
    /previously executed migration (\S+) is missing/.exec((error as Error).message) ?? [];
  return name
    ? new PermanentStartProblem(
        `A newer version of Atrium has migrated this database (${name}). Start that version, or restore the backup from before its installation.`,
      )
    : undefined;
};
