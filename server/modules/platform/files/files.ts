import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fileName } from '#contract/rules/platform/file.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { colleaguesOf } from '#server/db/owner.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Contributions } from '#server/modules/module.ts';
import {
  beginStoring,
  endStoring,
  removeNoted,
  removeUnfinished,
} from '#server/modules/platform/files/unfinished.ts';
import { plainName } from '#server/modules/platform/images/uploads.ts';
import type { DocumentStore } from '#server/storage/documents.ts';
import { sha256 } from '#server/storage/sha256.ts';

const unusedFor = sql`interval '1 day'`;

export interface StoredFile {
  name: string;
  originName: string;
}

/**
 * Stores a checked document under a new name; returns null if the viewer has too many unlinked
 * documents.
 */
export const storeFile = async (
  db: Db,
  documents: DocumentStore,
  viewer: Viewer,
  { content, originName }: { content: Buffer; originName: string },
): Promise<StoredFile | null> => {
  const file = { name: `${randomUUID()}.pdf`, originName: pdfName(originName) };
  await beginStoring(db, [file.name]);
  await documents.write(file.name, content);
  const isStored = await inTransaction(db, async (trx) => {
    // counted as it is inserted: while the file was written, others may have been stored
    const { rows } = await sql`
      insert into files (name, user_id, origin_name, bytes, digest)
      select ${file.name}, ${viewer.userId}, ${file.originName}, ${content.length}, ${sha256(content)}
      where (select count(*) from files where user_id = ${viewer.userId} and used_at is null)
        < ${serverLimits.unusedFiles}::int
      returning name`.execute(trx);
    if (rows.length > 0) await endStoring(trx, [file.name]);
    return rows.length > 0;
  });
  if (isStored) return file;
  await removeNoted(db, [file.name], documents.remove);
  return null;
};

/** Adds the correct extension, so that no program mistakes the file for another type. */
const pdfName = (name: string): string => `${plainName(name).replace(/\.pdf$/i, '')}.pdf`;

/**
 * The original name of a document that the viewer may read, null for any other. Whoever may read a
 * record may read the documents it links; a document without a link is readable by nobody, not even
 * its uploader.
 * @param readable the conditions under which records show their documents
 */
export const readableFile = async (
  db: Db,
  viewer: Viewer,
  name: string,
  readable: Contributions['readableFiles'],
): Promise<string | null> => {
  if (!fileName.test(name)) return null;
  const { rows } = await sql<{ originName: string }>`
    select f.origin_name as "originName" from files f
    where f.name = ${name} and (${sql.join(
      readable.map((condition) => condition(viewer)),
      sql` or `,
    )})`.execute(db);
  return rows[0]?.originName ?? null;
};

/**
 * Marks documents as used, on behalf of the uploader or, for partners, of a colleague in the same
 * company. Returns the names of the documents marked.
 */
export const claimFiles = async (
  db: Db,
  viewer: Viewer,
  names: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    update files set used_at = coalesce(used_at, now())
    where name = any(${names}::text[]) and user_id in ${colleaguesOf(viewer)}
    returning name`.execute(db);
  return rows.map((row) => row.name);
};

/**
 * Deletes documents that no record has linked for a day. One that a record has linked stays, because
 * history can restore it.
 */
export const deleteUnusedFiles = async (db: Db, documents: DocumentStore): Promise<void> => {
  await sql`
    with gone as (
      delete from files where used_at is null and created_at < now() - ${unusedFor} returning name)
    insert into removed_files (name) select name from gone on conflict do nothing`.execute(db);
  await removeDeletedFiles(db, documents);
  await removeUnfinished(db, '.pdf', documents.remove);
};

/**
 * Removes the content of documents whose deletion is committed, including those left by a killed
 * process.
 */
const removeDeletedFiles = async (db: Db, documents: DocumentStore): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from removed_files`.execute(db);
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return;
  await documents.remove(names);
  await sql`delete from removed_files where name = any(${names}::text[])`.execute(db);
};
