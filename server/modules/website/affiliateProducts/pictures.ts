import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Db } from '#server/db/database.ts';
import { BadFetch, type FetchPublic } from '#server/fetch/fetchPublic.ts';
import { BadPicture, cleanPicture } from '#server/modules/platform/images/picture.ts';
import { stageUpload, storeUploads } from '#server/modules/platform/images/uploads.ts';
import type { ImageStore } from '#server/storage/images.ts';

interface Dependencies {
  db: Db;
  images: ImageStore;
  fetchPublic: FetchPublic;
}

interface Due {
  id: string;
  title: string;
  picture_url: string;
}

const atOnce = 20;
const inParallel = 4;
/** Limits for downloading one image; the stored version is smaller. */
const ofPicture = { bytes: 10 * 1_048_576, ms: 30_000 };

/**
 * Downloads the images of published products into the store, including images whose URL has
 * changed. A failure is reported with the product, and retried when the URL changes.
 */
export const fetchPictures = async (deps: Dependencies, stopping: AbortSignal): Promise<void> => {
  const inTurn = pLimit(inParallel);
  for (let after = '0'; !stopping.aborted; ) {
    const due = await nextDue(deps.db, after);
    await Promise.all(due.map((product) => inTurn(() => fetchOne(deps, product, stopping))));
    const last = due.at(-1);
    if (!last) return;
    after = last.id;
  }
};

const nextDue = async (db: Db, after: string): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select id, title, picture_url from affiliate_products
    where status = 'published' and picture_url is not null
      and picture_of is distinct from picture_url and id > ${after}
    order by id limit ${atOnce}`.execute(db);
  return rows;
};

const fetchOne = async (deps: Dependencies, due: Due, stopping: AbortSignal): Promise<void> => {
  if (stopping.aborted) return;
  try {
    await keep(deps, due, await cleanPicture(await read(deps, due, stopping)));
  } catch (error) {
    if (stopping.aborted) return;
    const isKnown = error instanceof BadFetch || error instanceof BadPicture;
    if (!isKnown) throw error;
    const fault = error instanceof BadFetch ? `FETCH_${error.fault}` : error.fault;
    await note(deps.db, due, null, fault);
  }
};

const read = async (
  { fetchPublic }: Dependencies,
  { picture_url }: Due,
  signal: AbortSignal,
): Promise<Buffer> => {
  const { content } = await fetchPublic(picture_url, { ...ofPicture, signal });
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const keep = async ({ db, images }: Dependencies, due: Due, picture: Buffer): Promise<void> => {
  const upload = await stageUpload(images, picture, due.title);
  await storeUploads(db, images, { userId: null }, [upload]);
  await sql`update uploads set used_at = now() where filename = ${upload.filename}`.execute(db);
  await note(db, due, upload.filename, null);
};

/**
 * Records the outcome unless the feed has a different URL by now; if the download failed, the
 * existing image stays.
 */
const note = async (
  db: Db,
  { id, picture_url }: Due,
  picture: string | null,
  fault: string | null,
): Promise<void> => {
  await sql`
    update affiliate_products set picture = coalesce(${picture}, picture),
      picture_of = ${picture_url}, picture_fault = ${fault}
    where id = ${id} and picture_url = ${picture_url}`.execute(db);
};
