import { sql } from 'kysely';
import type * as v from 'valibot';
import type { sampleBoxLinkInput } from '#contract/rules/sampleBox.ts';
import { recordChanges, type Tracked } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import type { SampleBoxLink, SampleBoxProducts } from '#server/generated/graphql.ts';
import { notFound } from '#server/graphql/errors.ts';

type Input = v.InferOutput<typeof sampleBoxLinkInput>;

/** Which parents a box links is part of the box. */
const tracked: Tracked = {
  entity: 'sample_box',
  snapshot: (ids) => sql`
    select b.id, jsonb_build_object('name', b.name, 'slug', b.slug, 'parents',
      (select coalesce(jsonb_agg(l.parent_id order by l.parent_id), '[]')
        from sample_box_links l where l.sample_box_id = b.id)) as state
    from sample_boxes b where b.id = any(${ids}::bigint[])`,
};

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
    await trx
      .selectFrom('sample_boxes')
      .select('id')
      .where('id', '=', sample_box_id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    await trx
      .selectFrom('parent_products')
      .select('id')
      .where('id', '=', parent_id)
      .forKeyShare()
      .executeTakeFirstOrThrow(notFound);
    await recordChanges(trx, tracked, userId, [sample_box_id], () =>
      trx
        .insertInto('sample_box_links')
        .values({ sample_box_id, parent_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
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
    const { numDeletedRows } = await recordChanges(trx, tracked, userId, [sample_box_id], () =>
      trx
        .deleteFrom('sample_box_links')
        .where('sample_box_id', '=', sample_box_id)
        .where('parent_id', '=', parent_id)
        .executeTakeFirstOrThrow(),
    );
    if (numDeletedRows === 0n) throw notFound();
  });
