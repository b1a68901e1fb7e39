import { sql } from 'kysely';
import type { PictureInput } from '#contract/rules/catalogue/picture.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { lockHolders } from '#server/entity/links.ts';
import { assertVersion } from '#server/entity/lock.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { countVersions, trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { own } from '#server/modules/catalogue/variations/filter.ts';
import { shownAlt } from './pictures.ts';

/**
 * Changes the picture's alternative text in every variation that shows it. Throws CONFLICT if the
 * version is outdated, or if the current text has been changed in any variation since.
 */
export const updateAlt = (
  db: Db,
  viewer: Viewer,
  id: string,
  { alt, present, version }: PictureInput,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const showing = sql`
      select i.variation_id from uploads t join variation_images i on i.filename = t.filename
      join variations v on v.id = i.variation_id
      where t.id = ${id} and i.alt <> ${alt} and ${own(viewer)}`;
    const { linked: picture, ids: held } = await lockHolders(
      trx,
      [{ table: 'variations', ids: showing }],
      () => lockPicture(trx, id),
    );
    assertVersion(picture, version);
    if (present !== null && present !== picture.alt) throw new DomainError('CONFLICT');
    const { filename } = picture;
    await trx
      .updateTable('uploads')
      .set({ alt, version: picture.version + 1 })
      .where('id', '=', id)
      .execute();
    const ids = held.flat();
    await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
      await sql`
        update variation_images set alt = ${alt}
        where filename = ${filename} and variation_id = any(${ids}::bigint[])`.execute(trx);
      await countVersions(trx, ids);
    });
  });

const lockPicture = async (trx: Trx, id: string) => {
  const { rows } = await sql<{ filename: string; alt: string; version: number }>`
    select t.filename, t.version, ${shownAlt} as alt from uploads t where t.id = ${id}
    for update`.execute(trx);
  const [picture] = rows;
  if (!picture) throw notFound();
  return picture;
};
