import { sql, type Transaction } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { AttachedPictures } from '#contract/rules/picture.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { notFound } from '#server/graphql/errors.ts';
import { missing } from '#server/jobs/bulk.ts';
import { assertAvailable } from '#server/modules/images/images.ts';
import { lockOwn, nextVersion, trackedVariation } from '#server/modules/variations/changes.ts';

type Trx = Transaction<DB>;

/** The text of the picture, wherever a variation shows it. */
export const updateAlt = (db: Db, viewer: Viewer, id: string, alt: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { filename } = await trx
      .updateTable('uploads')
      .set({ alt })
      .where('id', '=', id)
      .returning('filename')
      .executeTakeFirstOrThrow(notFound);
    const { rows } = await sql<{ variation_id: string }>`
      select distinct variation_id from variation_images
      where filename = ${filename} and alt <> ${alt}`.execute(trx);
    const locked = await lockOwn(
      trx,
      viewer,
      rows.map((row) => row.variation_id),
    );
    const ids = locked.map((row) => row.id);
    await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
      await sql`
        update variation_images set alt = ${alt}
        where filename = ${filename} and variation_id = any(${ids}::bigint[])`.execute(trx);
      await countVersions(trx, ids);
    });
  });

export interface Attached {
  /** The variations that show something new. */
  ids: string[];
  failures: BulkFailure[];
}

/** Puts pictures behind those that variations have; one that has them already is left as it is. */
export const attachPictures = (
  db: Db,
  viewer: Viewer,
  pictures: AttachedPictures,
): Promise<Attached> =>
  db.transaction().execute(async (trx) => {
    await assertAvailable(
      trx,
      viewer,
      pictures.map((picture) => ({ ...picture, alt: null, main: false })),
    );
    const wanted = [...new Set(pictures.flatMap(({ variation_id }) => variation_id ?? []))];
    const locked = await lockOwn(trx, viewer, wanted);
    const given = pictures.filter(({ variation_id }) =>
      locked.some((row) => row.id === variation_id),
    );
    const full = await fullAmong(trx, given);
    const ids = locked.map((row) => row.id).filter((id) => !full.some((each) => each.id === id));
    await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
      await insertBehind(
        trx,
        given.filter(({ variation_id }) => ids.includes(variation_id ?? '')),
      );
      await countVersions(trx, ids);
    });
    return { ids, failures: [...missing(wanted, locked), ...full] };
  });

const recordset = (pictures: AttachedPictures) => sql`
  jsonb_to_recordset(${JSON.stringify(pictures.map((each, place) => ({ ...each, place })))}::jsonb)
    as x(variation_id bigint, filename text, "originName" text, place integer)`;

/** Those of the variations that would have more pictures than one may have. */
const fullAmong = async (trx: Trx, pictures: AttachedPictures): Promise<BulkFailure[]> => {
  const { rows } = await sql<{ id: string; label: string }>`
    select v.id, v.name as label from variations v
    join (select variation_id, count(distinct filename) as added from ${recordset(pictures)}
      group by variation_id) n on n.variation_id = v.id
    where n.added + (select count(*) from variation_images i where i.variation_id = v.id)
      > ${limits.imagesPerVariation}::int
    order by v.id`.execute(trx);
  const msg = 'error.TOO_MANY_IMAGES';
  return rows.map((row) => ({ ...row, code: 'INVALID', msg, count: limits.imagesPerVariation }));
};

/** The first picture of a variation that has none becomes its main one. */
const insertBehind = async (trx: Trx, pictures: AttachedPictures): Promise<void> => {
  await sql`
    insert into variation_images (variation_id, filename, origin_name, alt, main, sort_index)
    select n.variation_id, n.filename, n."originName", n.alt,
      n.place = 1 and not exists (
        select 1 from variation_images m where m.variation_id = n.variation_id),
      n.place - 1 + coalesce((
        select max(m.sort_index) + 1 from variation_images m
        where m.variation_id = n.variation_id), 0)
    from (
      select x.variation_id, x.filename, x."originName", u.alt,
        row_number() over (partition by x.variation_id order by x.place) as place
      from ${recordset(pictures)} join uploads u on u.filename = x.filename
      where not exists (
        select 1 from variation_images i
        where i.variation_id = x.variation_id and i.filename = x.filename)
    ) n order by n.variation_id, n.place`.execute(trx);
};

const countVersions = (trx: Trx, ids: readonly string[]) =>
  trx
    .updateTable('variations')
    .set(nextVersion)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
