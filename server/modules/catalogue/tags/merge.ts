import { recordAllChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { type Carrier, changedBy, lockLinks, replaceLinks } from '#server/entity/links.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
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
  carriers: readonly Carrier[],
): Promise<void> => {
  const replacement = { kind: tags.name, from: ids, into };
  const { linked, held } = await lockLinks(trx, carriers, replacement, () =>
    lockTags(trx, [...ids, into]),
  );
  if (new Set(linked.map(({ type }) => type)).size > 1) {
    throw invalid({ into: { rule: 'rules.tagOtherType' } });
  }
  const changed = [...changedBy(held), { tracked: tags.tracked, ids }];
  await recordAllChanges(trx, userId, changed, async () => {
    await replaceLinks(trx, held, replacement);
    await trx.deleteFrom('tags').where('id', 'in', ids).execute();
  });
};

const lockTags = async (trx: Trx, ids: readonly string[]) => {
  const rows = await trx
    .selectFrom('tags')
    .select('type')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < ids.length) throw notFound();
  return rows;
};
