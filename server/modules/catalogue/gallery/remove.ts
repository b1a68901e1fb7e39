import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { PicturesFilter } from '#contract/rules/catalogue/picture.ts';
import type { Trx } from '#server/db/database.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';
import { matchingPictures, type PictureUses, useCount } from './pictures.ts';

interface Locked {
  id: string;
  filename: string;
}

/** Deletes unused pictures; the others stay and are reported. */
export const deletePictures = async (
  trx: Trx,
  ids: readonly string[],
  given: PictureUses,
): Promise<BulkFailure[]> => {
  // code that starts using a picture locks its row first, so from here on none can
  const { rows: locked } = await sql<Locked>`
    select t.id, t.filename from uploads t where t.id = any(${ids}::bigint[])
    order by t.id for update`.execute(trx);
  const count = useCount(given);
  const { rows: used } = await sql<{ id: string; label: string; count: number }>`
    select t.id, coalesce(nullif(t.origin_name, ''), t.filename) as label, ${count} as count
    from uploads t where t.id = any(${ids}::bigint[]) and ${count} > 0 order by t.id`.execute(trx);
  const kept = new Set(used.map(({ id }) => id));
  const filenames = locked.filter(({ id }) => !kept.has(id)).map(({ filename }) => filename);
  await sql`
    with gone as (
      delete from uploads where filename = any(${filenames}::text[]) returning filename)
    insert into removed_pictures (filename) select filename from gone
    on conflict do nothing`.execute(trx);
  const inUse = used.map((row) => ({ ...row, code: 'IN_USE', msg: 'error.PICTURE_IN_USE' }));
  return [...missing(ids, locked), ...inUse];
};

export const removePictures = (given: PictureUses): BulkAction<PicturesFilter, object> => ({
  kind: 'gallery.delete',
  access: ['gallery', 'delete'],
  matching: (_, filter) => matchingPictures(filter, given),
  apply: (trx, _, ids) => deletePictures(trx, ids, given),
});
