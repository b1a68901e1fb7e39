import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import type { FormerRecord } from '#server/entity/restorer.ts';
import {
  assertFitting,
  type FormerRow,
  formerRelation,
  formerRow,
  insertAssociations,
} from './formerState.ts';

/** States of records deleted by the same call; `where` is a condition on `changes c`. */
export const deletedInSameChange = async (
  trx: Trx,
  changeId: string,
  where: ReturnType<typeof sql>,
): Promise<FormerRecord[]> => {
  const { rows } = await sql<FormerRecord>`
    select c.entity_id as id, c.before as state from changes c
    where c.entity = 'variation' and c.action = 'delete' and ${where}
      and c.at = (select at from changes where id = ${changeId})
    order by c.entity_id`.execute(trx);
  return rows;
};

/**
 * Restores variations of one product under their old ids with all related records, samples together
 * with their products. Set-based, for thousands of rows. INVALID if one no longer fits. The caller
 * has locked the product.
 */
export const reviveVariations = async (
  trx: Trx,
  parentId: string,
  formers: readonly FormerRecord[],
): Promise<void> => {
  if (formers.length === 0) return;
  const rows = formers.map(formerRow);
  await assertFitting(trx, parentId, rows);
  await insertRows(trx, parentId, rows);
  await insertAssociations(trx, rows);
};

/**
 * Gives rows a version that no client can know. Only one variation of a product provides the images
 * for all; a current one keeps that role.
 */
const insertRows = async (
  trx: Trx,
  parentId: string,
  rows: readonly FormerRow[],
): Promise<void> => {
  const given = formerRelation(rows);
  await sql`
    insert into variations (id, version, parent_id, sample_of_id, name, slug, sku, price, status,
      is_simple_product, combination_key, general_images)
    overriding system value
    select x.id, coalesce(d.deletions, 0) * 100000, ${parentId}, x.sample_of_id, x.name, x.slug, x.sku,
      x.price, x.status, x.is_simple_product, x.key, x.general_images and not exists (
        select 1 from variations v where v.parent_id = ${parentId} and v.general_images)
    from ${given} left join (
      select entity_id, count(*) as deletions from changes
      where entity = 'variation' and action = 'delete' and entity_id in (select x.id from ${given})
      group by entity_id) d on d.entity_id = x.id`.execute(trx);
};
