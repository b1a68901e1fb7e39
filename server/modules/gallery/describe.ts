import { sql } from 'kysely';
import { recordChanges } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { notFound } from '#server/graphql/errors.ts';
import { countVersions, lockOwn, trackedVariation } from '#server/modules/variations/changes.ts';

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
