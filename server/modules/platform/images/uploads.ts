import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { composed } from '#contract/composed.ts';
import { limits } from '#contract/limits.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { colleaguesOf } from '#server/db/owner.ts';
import type { Viewer } from '#server/graphql/context.ts';
import {
  beginStoring,
  endStoring,
  removeNoted,
  removeUnfinished,
} from '#server/modules/platform/files/unfinished.ts';
import type { ImageStore } from '#server/storage/images.ts';
import { sha256 } from '#server/storage/sha256.ts';
import { removeFilesOfDeleted } from './removedPictures.ts';

export interface Upload {
  filename: string;
  originName: string;
  /** Identifies duplicates: the same image is always converted to the same bytes. */
  digest: string;
  /** Digest of the original file, which identifies it before it is sent again. */
  sentDigest: string | null;
  bytes: number;
  width: number;
  height: number;
}

const unusedFor = sql`interval '1 day'`;

/**
 * Stages a checked image under a new name; {@link storeUploads} decides whether it stays.
 * @param sent the original file; null if the image was not uploaded
 */
export const stageUpload = async (
  images: ImageStore,
  picture: Buffer,
  originName: string,
  sent: Buffer | null = null,
): Promise<Upload> => {
  const filename = `${randomUUID()}.webp`;
  await images.stage(filename, picture);
  const { width, height } = await sharp(picture).metadata();
  return {
    filename,
    originName: plainName(originName),
    digest: sha256(picture),
    sentDigest: sent && sha256(sent),
    bytes: picture.length,
    width,
    height,
  };
};

// some browsers send a whole path; control characters for text direction could disguise exe as jpg
export const plainName = (name: string): string =>
  (composed(name).split(/[\\/]/).pop() ?? '')
    .slice(0, limits.name)
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .trim();

/** Whether the viewer may upload this many more images. */
export const hasRoomFor = async (db: Db, viewer: Viewer, count: number): Promise<boolean> => {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from uploads
    where user_id = ${viewer.userId} and used_at is null`.execute(db);
  return Number(rows[0]?.n ?? 0) + count <= limits.unusedUploads;
};

/** Stores either all of them or none. */
export const storeUploads = async (
  db: Db,
  images: ImageStore,
  { userId }: { userId: string | null },
  uploads: readonly Upload[],
): Promise<void> => {
  const filenames = uploads.map(({ filename }) => filename);
  try {
    await beginStoring(db, filenames);
    await images.keep(filenames);
    await inTransaction(db, async (trx) => {
      await sql`
        insert into uploads (filename, user_id, origin_name, digest, sent_digest, bytes, width, height)
        select x.filename, ${userId}, x."originName", x.digest, x."sentDigest", x.bytes, x.width,
          x.height
        from jsonb_to_recordset(${jsonb(uploads)}) as x(filename text, "originName" text,
          digest text, "sentDigest" text, bytes integer, width integer, height integer)`.execute(
        trx,
      );
      await endStoring(trx, filenames);
    });
  } catch (error) {
    await discardUploads(db, images, uploads);
    throw error;
  }
};

/** Discards staged images whose names have not been returned to anyone. */
export const discardUploads = async (
  db: Db,
  images: ImageStore,
  uploads: readonly Upload[],
): Promise<void> => {
  const filenames = uploads.map(({ filename }) => filename);
  if (filenames.length === 0) return;
  // the rows first, as they may exist if the answer to their commit was lost
  await inTransaction(db, async (trx) => {
    await beginStoring(trx, filenames);
    await sql`delete from uploads where filename = any(${filenames}::text[])`.execute(trx);
  });
  await removeNoted(db, filenames, images.remove);
};

/**
 * Deletes uploads that have been unused for more than a day, and leftovers of killed processes. An
 * image that a record has shown is kept, because history can restore it.
 */
export const deleteUnusedUploads = async (db: Db, images: ImageStore): Promise<void> => {
  await sql`
    with gone as (
      delete from uploads where used_at is null and created_at < now() - ${unusedFor}
      returning filename)
    insert into removed_pictures (filename) select filename from gone
    on conflict do nothing`.execute(db);
  await removeFilesOfDeleted(db, images);
  await removeUnfinished(db, '.webp', images.remove);
  await images.removeStaged(Date.now() - 24 * 60 * 60 * 1000);
};

/**
 * Marks uploads as used, on behalf of a viewer who may use them: the uploader and, for partners,
 * everyone in the same company. Returns the names of the images marked.
 */
export const claimUploads = async (
  db: Db,
  viewer: Viewer,
  filenames: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ filename: string }>`
    update uploads set used_at = coalesce(used_at, now())
    where filename = any(${filenames}::text[]) and user_id in ${colleaguesOf(viewer)}
    returning filename`.execute(db);
  return rows.map(({ filename }) => filename);
};
