import { sql, type Transaction } from 'kysely';
import type { SampleBoxInput } from '#contract/rules/sampleBox.ts';
import { recordChanges, recordCreated, type Tracked } from '#server/db/changes.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure } from '#server/generated/graphql.ts';
import { ApiError, notFound } from '#server/graphql/errors.ts';
import { missing } from '#server/jobs/bulk.ts';
import { nextVersion } from '#server/modules/variations/changes.ts';

type Trx = Transaction<DB>;

/** Which parents a box links is part of the box. */
export const trackedBox: Tracked = {
  entity: 'sampleBox',
  snapshot: (ids) => sql`
    select b.id, jsonb_build_object('name', b.name, 'slug', b.slug, 'description', b.description,
      'parents', (select coalesce(jsonb_agg(l.parent_id order by l.parent_id), '[]')
        from sample_box_links l where l.sample_box_id = b.id)) as state
    from sample_boxes b where b.id = any(${ids}::bigint[])`,
};

/** Answers its id. */
export const createSampleBox = (
  db: Db,
  userId: string,
  { name, slug, description }: SampleBoxInput,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('sample_boxes')
      .values({ name, slug, description })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordCreated(trx, trackedBox, userId, [id]);
    return id;
  });

/**
 * CONFLICT when the input names a version that is no longer the current one.
 * @param parents what it is to be linked to; as it is unless given
 */
export const updateSampleBox = (
  db: Db,
  userId: string,
  id: string,
  { name, slug, description, version }: SampleBoxInput,
  parents?: readonly string[],
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const current = await lockBox(trx, id);
    if (version != null && version !== current.version) throw new ApiError('CONFLICT');
    await recordChanges(trx, trackedBox, userId, [id], async () => {
      await trx
        .updateTable('sample_boxes')
        .set({ name, slug, description, ...nextVersion })
        .where('id', '=', id)
        .execute();
      if (parents) await replaceParents(trx, id, parents);
    });
  });

/** One after the other changes a box, or what it is linked to. NOT_FOUND when it is gone. */
export const lockBox = (trx: Trx, id: string): Promise<{ version: number }> =>
  trx
    .selectFrom('sample_boxes')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

/** The box is linked to exactly those of the parents that are there. */
export const replaceParents = async (
  trx: Trx,
  id: string,
  parents: readonly string[],
): Promise<void> => {
  await sql`
    delete from sample_box_links
    where sample_box_id = ${id} and parent_id <> all(${parents}::bigint[])`.execute(trx);
  await sql`
    insert into sample_box_links (sample_box_id, parent_id)
    select ${id}, p.id from parent_products p where p.id = any(${parents}::bigint[])
    order by p.id for key share
    on conflict do nothing`.execute(trx);
};

export const deleteSampleBoxes = async (
  trx: Trx,
  userId: string,
  ids: readonly string[],
): Promise<BulkFailure[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from sample_boxes where id = any(${ids}::bigint[]) order by id for update`.execute(
    trx,
  );
  const boxes = rows.map((row) => row.id);
  await recordChanges(trx, trackedBox, userId, boxes, () =>
    sql`delete from sample_boxes where id = any(${boxes}::bigint[])`.execute(trx),
  );
  return missing(ids, rows);
};
