import { Migrator } from 'kysely';
import { migrations } from '#server/generated/migrations.ts';
import type { Db } from './database.ts';

/**
 * Migrates the schema; safe when several processes start at once. Returns the migrations it ran.
 */
export const migrate = async (db: Db): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
};
