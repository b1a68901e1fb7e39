import { sql } from 'kysely';
import type { PictureInput } from '#contract/rules/catalogue/picture.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { assertVersion } from '#server/entity/lock.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import {
  countVersions,
  lockOwn,
  trackedVariation,
} from '#server/modules/catalogue/variations/changes.ts';
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
    const { rows: pictures } = await sql<{ filename: string; alt: string; version: number }>`
      select t.filename, t.version, ${shownAlt} as alt from uploads t where t.id = ${id} for update`.execute(
      trx,
    );
    const [picture] = pictures;
    if (!picture) throw notFound();
    assertVersion(picture, version);
    if (present !== null && present !== picture.alt) throw new DomainError('CONFLICT');
    const { filename } = picture;
    await trx
      .updateTable('uploads')
      .set({ alt, version: picture.version + 1 })
      .where('id', '=', id)
      .execute();
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
