import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Contributions } from '#server/modules/module.ts';
import { type ImageStore, type ImageWidth, isImageName } from '#server/storage/images.ts';

/**
 * An image in the requested width, created on first request; null if it does not exist or is
 * damaged. Files that should exist but do not are reported to the gallery.
 */
export const shownPicture = async (
  db: Db,
  images: ImageStore,
  filename: string,
  width: ImageWidth,
  shownImages: Contributions['shownImages'],
): Promise<Buffer | null> => {
  // a resized version implies a known original, and is removed with it: no need to check again
  const made = await images.made(filename, width);
  if (made) return made;
  const known = isImageName(filename) ? await knownImage(db, filename, shownImages) : undefined;
  if (!known) return null;
  const picture = await images.make(filename, width);
  const isBroken = picture === null;
  if (known.isBroken !== isBroken) await noteState(db, filename, isBroken);
  return picture;
};

/** An image that a record shows, or that was uploaded. */
const knownImage = async (
  db: Db,
  filename: string,
  shownImages: Contributions['shownImages'],
): Promise<{ isBroken: boolean } | undefined> => {
  const conditions = [
    sql`exists (select from uploads where filename = ${filename})`,
    ...shownImages.map((shows) => shows(filename)),
  ];
  const { rows } = await sql<{ isBroken: boolean }>`
    select coalesce((select is_broken from uploads where filename = ${filename}), false) as "isBroken"
    where ${sql.join(conditions, sql` or `)}`.execute(db);
  return rows[0];
};

const noteState = async (db: Db, filename: string, isBroken: boolean): Promise<void> => {
  await sql`update uploads set is_broken = ${isBroken} where filename = ${filename}`.execute(db);
};
