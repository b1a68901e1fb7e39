import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ImageStore } from '#server/storage/images.ts';

const atOnce = 200;

/** Removes the files of pictures whose deletion is committed, with all resized versions. */
export const removeFilesOfDeleted = async (db: Db, images: ImageStore): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ filename: string }>`
      select filename from removed_pictures order by filename limit ${atOnce}`.execute(db);
    if (rows.length === 0) return;
    const filenames = rows.map(({ filename }) => filename);
    await images.remove(filenames);
    await sql`
      delete from removed_pictures where filename = any(${filenames}::text[])`.execute(db);
  }
};
