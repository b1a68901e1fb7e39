import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Whether something shows the picture, or it was uploaded. */
export const isKnownImage = async (db: Db, filename: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from variation_images where filename = ${filename})
      or exists (select 1 from uploads where filename = ${filename})
      or exists (select 1 from manufacturers where logo = ${filename} or avatar = ${filename})
      or exists (select 1 from vendors where avatar = ${filename}) as known`.execute(db);
  return rows[0]?.known ?? false;
};
