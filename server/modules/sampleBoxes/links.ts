import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import type { sampleBoxLinkInput } from '#contract/rules/sampleBox.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure, SampleBoxLink, SampleBoxProducts } from '#server/generated/graphql.ts';
import { notFound } from '#server/graphql/errors.ts';
import { missing } from '#server/jobs/bulk.ts';
import { lockBox, trackedBox } from './changes.ts';

type Trx = Transaction<DB>;
type Input = v.InferOutput<typeof sampleBoxLinkInput>;

export const sampleBoxProducts = async (db: Db, id: string): Promise<SampleBoxProducts> => {
  const box = await db
    .selectFrom('sample_boxes')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const links = await db
    .selectFrom('sample_box_links')
    .select(['id', 'parent_id', 'sample_box_id'])
    .where('sample_box_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...box, links };
};

/** Links the parent to the box; NOT_FOUND when there is no such box or parent. */
export const linkParent = (db: Db, userId: string, input: Input): Promise<SampleBoxLink> =>
  db.transaction().execute(async (trx) => {
    const { sample_box_id, parent_id } = input;
    await lockBox(trx, sample_box_id);
    await trx
      .selectFrom('parent_products')
      .select('id')
      .where('id', '=', parent_id)
      .forKeyShare()
      .executeTakeFirstOrThrow(notFound);
    await recordChanges(trx, trackedBox, userId, [sample_box_id], () =>
      insertLinks(trx, sample_box_id, [parent_id]),
    );
    return trx
      .selectFrom('sample_box_links')
      .select(['id', 'parent_id', 'sample_box_id'])
      .where('sample_box_id', '=', sample_box_id)
      .where('parent_id', '=', parent_id)
      .executeTakeFirstOrThrow();
  });

/** Unlinks the parent from the box; NOT_FOUND when it is not linked. */
export const unlinkParent = (db: Db, userId: string, input: Input): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { sample_box_id, parent_id } = input;
    const { numAffectedRows } = await recordChanges(trx, trackedBox, userId, [sample_box_id], () =>
      deleteLinks(trx, sample_box_id, [parent_id]),
    );
    if (!numAffectedRows) throw notFound();
  });

export interface BoxLinks {
  sampleBoxId: string;
  linked: boolean;
}

/** Links the parents of these variations to the box, or unlinks them; NOT_FOUND without the box. */
export const setLinks = async (
  trx: Trx,
  userId: string,
  ids: readonly string[],
  { sampleBoxId, linked }: BoxLinks,
): Promise<BulkFailure[]> => {
  await lockBox(trx, sampleBoxId);
  const { rows } = await sql<{ id: string; parent_id: string }>`
    select v.id, v.parent_id from variations v join parent_products p on p.id = v.parent_id
    where v.id = any(${ids}::bigint[]) order by p.id for key share of p`.execute(trx);
  const parents = [...new Set(rows.map((row) => row.parent_id))];
  const change = linked ? insertLinks : deleteLinks;
  await recordChanges(trx, trackedBox, userId, [sampleBoxId], () =>
    change(trx, sampleBoxId, parents),
  );
  return missing(ids, rows);
};

const insertLinks = (trx: Trx, boxId: string, parents: readonly string[]) =>
  sql`
    insert into sample_box_links (sample_box_id, parent_id)
    select ${boxId}, x from unnest(${parents}::bigint[]) x on conflict do nothing`.execute(trx);

const deleteLinks = (trx: Trx, boxId: string, parents: readonly string[]) =>
  sql`
    delete from sample_box_links
    where sample_box_id = ${boxId} and parent_id = any(${parents}::bigint[])`.execute(trx);
