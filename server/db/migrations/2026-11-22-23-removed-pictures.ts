import { type Kysely, sql } from 'kysely';

/**
 * Names of deleted pictures, written with the deletion: their files are removed after that is sure, even
 * if the process ends in between.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table removed_pictures (filename text primary key)`.execute(db);
};
