import { generate, getDialect } from 'kysely-codegen';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** TypeScript types of the migrated schema, for code generation. */
export const describeDatabase = async (): Promise<string> => {
  const database = await openDatabase({ memory: null });
  await migrate(database.db);
  const types = await generate({
    db: database.db as never,
    dialect: getDialect('postgres'),
    outFile: null,
    excludePattern: 'kysely_*',
  });
  await database.close();
  return types;
};
