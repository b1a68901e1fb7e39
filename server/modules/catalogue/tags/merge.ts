import { sql } from 'kysely';
import { recordAllChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import { trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import type { Contributions } from '#server/modules/module.ts';
import { tags } from './tags.ts';

/**
 * Adds the tag `into` to all records that have one of the tags, then deletes those tags. NOT_FOUND
 * for any unknown id.
 */
export const mergeTags = async (
  trx: Trx,
  userId: string,
  ids: readonly string[],
  into: string,
  tagsMerged: Contributions['tagsMerged'],
): Promise<void> => {
  const rows = await trx
    .selectFrom('tags')
    .select('type')
    .where('id', 'in', [...ids, into])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < ids.length + 1) throw notFound();
  if (new Set(rows.map((row) => row.type)).size > 1) {
    throw invalid({ into: { rule: 'rules.tagOtherType' } });
  }
  const carriers = await sql<{ id: string }>`
    select v.id from variations v
    where v.id in (select variation_id from variation_tags where tag_id = any(${ids}::bigint[]))
    order by v.id for update`.execute(trx);
  const variations = carriers.rows.map((row) => row.id);
  const changed = [
    { tracked: trackedVariation, ids: variations },
    { tracked: tags.tracked, ids },
  ];
  await recordAllChanges(trx, userId, changed, async () => {
    await sql`
        insert into variation_tags (variation_id, tag_id)
        select v, ${into} from unnest(${variations}::bigint[]) v
        on conflict do nothing`.execute(trx);
    await sql`delete from variation_tags where tag_id = any(${ids}::bigint[])`.execute(trx);
    for (const merge of tagsMerged) await merge(trx, ids, into);
    await sql`
        update variations set version = version + 1, updated_at = now()
        where id = any(${variations}::bigint[])`.execute(trx);
    await trx.deleteFrom('tags').where('id', 'in', ids).execute();
  });
};
