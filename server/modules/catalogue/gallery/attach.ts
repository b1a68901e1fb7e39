import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import type { AttachedPictures } from '#contract/rules/catalogue/picture.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { missing } from '#server/jobs/bulk.ts';
import {
  countVersions,
  lockOwn,
  trackedVariation,
} from '#server/modules/catalogue/variations/changes.ts';
import { assertAvailable } from '#server/modules/catalogue/variations/images.ts';
import type { PictureUses } from './pictures.ts';
import { deletePictures } from './remove.ts';

export interface Attached {
  /** Variations that show a new image. */
  ids: string[];
  /** Names of pictures that already existed and are not stored twice. */
  known: string[];
  failures: BulkFailure[];
}

/**
 * Appends pictures to those of variations. A variation that already shows the same content is left
 * unchanged, so choosing the same files again after closing the browser does not show them twice.
 */
export const attachPictures = (
  db: Db,
  viewer: Viewer,
  pictures: AttachedPictures,
  given: PictureUses,
): Promise<Attached> =>
  inTransaction(db, async (trx) => {
    await assertAvailable(
      trx,
      viewer,
      pictures.map((picture) => ({ ...picture, originName: '', alt: null, main: false })),
    );
    const wanted = [...new Set(pictures.flatMap(({ variation_id }) => variation_id ?? []))];
    const locked = await lockOwn(trx, viewer, wanted);
    const there = pictures.filter(
      ({ variation_id }) => !variation_id || locked.some((row) => row.id === variation_id),
    );
    const known = await knownAmong(trx, there);
    const added = there.filter((each) => each.variation_id && !known.includes(each));
    const full = await fullAmong(trx, added);
    const isFull = ({ variation_id }: Picture) => full.some(({ id }) => id === variation_id);
    const fitting = added.filter((each) => !isFull(each));
    const ids = [...new Set(fitting.flatMap(({ variation_id }) => variation_id ?? []))];
    await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
      await insertBehind(trx, fitting);
      await countVersions(trx, ids);
    });
    // pictures of a full variation are retried together
    const left = known.filter((each) => !isFull(each)).map(({ filename }) => filename);
    await forget(trx, left, given);
    return { ids, known: left, failures: [...missing(wanted, locked), ...full] };
  });

type Picture = AttachedPictures[number];

const recordset = (pictures: AttachedPictures) => sql`
  jsonb_to_recordset(${jsonb(pictures.map((each, place) => ({ ...each, place })))})
    as x(variation_id bigint, filename text, place integer)`;

/**
 * Pictures with the same content as one that their variation (or the gallery, without a variation)
 * already has. Damaged ones do not count, because the new picture may replace them.
 */
const knownAmong = async (trx: Trx, pictures: AttachedPictures): Promise<Picture[]> => {
  const { rows } = await sql<{ place: number }>`
    with given as (
      select x.place, x.variation_id, u.filename, coalesce(u.digest, u.filename) as content
      from ${recordset(pictures)} join uploads u on u.filename = x.filename)
    select g.place from given g
    where exists (
        select 1 from given earlier where earlier.place < g.place
          and earlier.variation_id is not distinct from g.variation_id and earlier.content = g.content)
      or exists (
        select 1 from variation_images i join uploads d on d.filename = i.filename
        where i.variation_id = g.variation_id and coalesce(d.digest, d.filename) = g.content
          and not d.is_broken)
      or (g.variation_id is null and exists (
        select 1 from uploads d where d.digest = g.content and d.used_at is not null
          and not d.is_broken and d.filename not in (select filename from given)))`.execute(trx);
  const places = new Set(rows.map(({ place }) => place));
  return pictures.filter((_, place) => places.has(place));
};

/** Deletes the unused ones among them. */
const forget = async (
  trx: Trx,
  filenames: readonly string[],
  given: PictureUses,
): Promise<void> => {
  if (filenames.length === 0) return;
  const rows = await trx
    .selectFrom('uploads')
    .select('id')
    .where('filename', 'in', filenames)
    .execute();
  await deletePictures(
    trx,
    rows.map(({ id }) => id),
    given,
  );
};

/** Variations that would exceed the limit of images. */
const fullAmong = async (trx: Trx, pictures: AttachedPictures): Promise<BulkFailure[]> => {
  const { rows } = await sql<{ id: string; label: string }>`
    select v.id, v.name as label from variations v
    join (select variation_id, count(*) as added from ${recordset(pictures)}
      group by variation_id) n on n.variation_id = v.id
    where n.added + (select count(*) from variation_images i where i.variation_id = v.id)
      > ${limits.imagesPerVariation}::int
    order by v.id`.execute(trx);
  const msg = 'error.TOO_MANY_IMAGES';
  return rows.map((row) => ({ ...row, code: 'INVALID', msg, count: limits.imagesPerVariation }));
};

/** The first image of a variation without images becomes its main image. */
const insertBehind = async (trx: Trx, pictures: AttachedPictures): Promise<void> => {
  await sql`
    insert into variation_images (variation_id, filename, origin_name, alt, main, sort_index)
    select n.variation_id, n.filename, n.origin_name, n.alt,
      n.place = 1 and not exists (
        select 1 from variation_images m where m.variation_id = n.variation_id),
      n.place - 1 + coalesce((
        select max(m.sort_index) + 1 from variation_images m
        where m.variation_id = n.variation_id), 0)
    from (
      select x.variation_id, u.filename, u.origin_name, u.alt,
        row_number() over (partition by x.variation_id order by x.place) as place
      from ${recordset(pictures)} join uploads u on u.filename = x.filename
    ) n order by n.variation_id, n.place`.execute(trx);
};
