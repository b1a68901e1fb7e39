import { sql } from 'kysely';
import type { CategoryDetails } from '#contract/generated/schema.ts';
import type {
  CategoryCreateValues,
  CategoryUpdateValues,
} from '#contract/rules/catalogue/category.ts';
import { nextVersion, recordChanges, recordCreated } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { lockVersion } from '#server/entity/lock.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { claimUploads } from '#server/modules/platform/images/uploads.ts';
import { assertFits, lockTree } from './branch.ts';
import { branchCounts, ownCountOf } from './productCounts.ts';
import { trackedCategory } from './tracked.ts';

/** How many products are named among the uses of a category. */
const namedProducts = 5;

export const categoryById = async (db: Db, id: string): Promise<CategoryDetails> => {
  const { rows } = await sql<CategoryDetails>`
    select c.id, c.name, c.slug, c.parent_id as "parentId", c.avatar, c.version,
      ${moment('c.updated_at')} as "updatedAt",
      (select count(*)::int from categories s where s.parent_id = c.id) as "childCount",
      coalesce((select n from ${branchCounts} b where b.category_id = c.id), 0) as "productCount",
      ${ownCountOf(sql`c.id`)} as "ownProductCount",
      (select coalesce(json_agg(named), '[]') from (
        select p.id::text, p.name from parent_products p
        where p.id in (select parent_id from parent_product_categories where category_id = c.id)
        order by lower(p.name), p.id limit ${namedProducts}) named) as "ownProducts"
    from categories c where c.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
};

export const createCategory = (
  db: Db,
  viewer: Viewer,
  { name, slug, avatar, parentId }: CategoryCreateValues,
): Promise<CategoryDetails> =>
  inTransaction(db, async (trx) => {
    await lockTree(trx);
    const parentLevel = await assertFits(trx, { ids: new Set(), levels: 1 }, parentId, 'parentId');
    await assertPicture(trx, viewer, avatar, null, null);
    const { id } = await trx
      .insertInto('categories')
      .values({
        name,
        slug,
        avatar,
        parent_id: parentId,
        level: parentLevel + 1,
        sort_index: sql<number>`(select coalesce(max(sort_index), 0) + 1 from categories
          where parent_id is not distinct from ${parentId}::bigint)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordCreated(trx, trackedCategory, viewer.userId, [id]);
    return categoryById(trx, id);
  });

export const updateCategory = (
  db: Db,
  viewer: Viewer,
  id: string,
  { name, slug, avatar, version }: CategoryUpdateValues,
): Promise<CategoryDetails> =>
  inTransaction(db, async (trx) => {
    const current = await lockVersion(trx, 'categories', id, version);
    await assertPicture(trx, viewer, avatar, current.avatar, id);
    await recordChanges(trx, trackedCategory, viewer.userId, [id], () =>
      trx
        .updateTable('categories')
        .set({ name, slug, avatar, ...nextVersion })
        .where('id', '=', id)
        .execute(),
    );
    return categoryById(trx, id);
  });

/** Only an image that the viewer uploaded, that a category shows, or that this one has shown. */
const assertPicture = async (
  trx: Trx,
  viewer: Viewer,
  wanted: string | null,
  current: string | null,
  id: string | null,
): Promise<void> => {
  if (wanted === null || wanted === current) return;
  const [claimed] = await claimUploads(trx, viewer, [wanted]);
  if (claimed) return;
  const { rows } = await sql`
    select from categories where avatar = ${wanted}
    union all
    select from changes where entity = 'category' and entity_id = ${id}
      and before ->> 'avatar' = ${wanted}
    limit 1`.execute(trx);
  if (rows.length === 0) throw invalid({ avatar: { rule: 'rules.unknown' } });
};
