import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { BulkFailure, SampleBoxLink, SampleBoxProducts } from '#contract/generated/schema.ts';
import type { sampleBoxLinkInput } from '#contract/rules/catalogue/sampleBox.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { lockVersion } from '#server/entity/lock.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { missing } from '#server/jobs/bulk.ts';
import { ownParents } from '#server/modules/catalogue/variations/filter.ts';
import { sampleBoxes } from './boxes.ts';

type Input = v.InferOutput<typeof sampleBoxLinkInput>;

/** The box with its links to the viewer's own products. */
export const sampleBoxProducts = async (
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<SampleBoxProducts> => {
  const box = await db
    .selectFrom('sample_boxes')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const links = await linksWhere(db, sql`l.sample_box_id = ${id} and ${ownParents(viewer)}`);
  return { ...box, links };
};

const linksWhere = async (db: Db, condition: RawBuilder<unknown>): Promise<SampleBoxLink[]> => {
  const { rows } = await sql<SampleBoxLink>`
    select l.id, l.parent_id, l.sample_box_id,
      json_build_object('id', p.id::text, 'name', p.name) as data
    from sample_box_links l join parent_products p on p.id = l.parent_id
    where ${condition} order by lower(p.name), p.id`.execute(db);
  return rows;
};

/** Links the parent to the box; NOT_FOUND unless the box exists and the parent is the viewer's. */
export const linkParent = (db: Db, viewer: Viewer, input: Input): Promise<SampleBoxLink> =>
  inTransaction(db, async (trx) => {
    await changeLink(trx, viewer, input, insertLinks);
    const { sample_box_id, parent_id } = input;
    const [link] = await linksWhere(
      trx,
      sql`l.sample_box_id = ${sample_box_id} and l.parent_id = ${parent_id}`,
    );
    if (!link) throw notFound();
    return link;
  });

/** Unlinks the parent from the box; NOT_FOUND as for linking. */
export const unlinkParent = (db: Db, viewer: Viewer, input: Input): Promise<void> =>
  inTransaction(db, (trx) => changeLink(trx, viewer, input, deleteLinks));

const changeLink = async (
  trx: Trx,
  viewer: Viewer,
  { sample_box_id, parent_id }: Input,
  change: typeof insertLinks,
): Promise<void> => {
  await lockVersion(trx, 'sample_boxes', sample_box_id, null);
  const { rows } = await sql`
    select p.id from parent_products p
    where p.id = ${parent_id} and ${ownParents(viewer)} for key share`.execute(trx);
  if (rows.length === 0) throw notFound();
  await recordChanges(trx, sampleBoxes.tracked, viewer.userId, [sample_box_id], () =>
    change(trx, sample_box_id, [parent_id]),
  );
};

export interface BoxLinks {
  sampleBoxId: string;
  linked: boolean;
}

/**
 * Links the parents of these variations to the box, or unlinks them; changes nothing without the
 * box.
 */
export const setLinks = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
  { sampleBoxId, linked }: BoxLinks,
): Promise<BulkFailure[]> => {
  const box = await trx
    .selectFrom('sample_boxes')
    .select('id')
    .where('id', '=', sampleBoxId)
    .forUpdate()
    .executeTakeFirst();
  // if this threw, a job would retry each row individually
  if (!box) return missing(ids, []);
  const { rows } = await sql<{ id: string; parent_id: string }>`
    select v.id, v.parent_id from variations v join parent_products p on p.id = v.parent_id
    where v.id = any(${ids}::bigint[]) and ${ownParents(viewer)}
    order by p.id for key share of p`.execute(trx);
  const parents = [...new Set(rows.map((row) => row.parent_id))];
  const change = linked ? insertLinks : deleteLinks;
  await recordChanges(trx, sampleBoxes.tracked, viewer.userId, [sampleBoxId], () =>
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
