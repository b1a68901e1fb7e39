import { sql } from 'kysely';
import type { CategoryDeleteValues } from '#contract/rules/catalogue/category.ts';
import { recordAllChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { changedBy, type Holder, lockLinks, replaceLinks } from '#server/entity/links.ts';
import { anyOf, assertNotShown, type UsersOf } from '#server/entity/uses.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { trackedParent } from '#server/modules/catalogue/parents/tracked.ts';
import type { Contributions } from '#server/modules/module.ts';
import { assertFits, childrenOf, lockBranch, lockTree, writeOrder } from './branch.ts';
import { trackedCategory } from './tracked.ts';

/**
 * Deletes a category. In the same transaction, its products (the target becomes their main category
 * if this one was) and its children, which are appended, move to another category. Throws IN_USE if
 * there is something to move but no target, or if the website shows the category.
 * @param contributions what shows categories on the website, and what links them
 */
export const deleteCategory = (
  db: Db,
  { userId }: Viewer,
  id: string,
  { moveTo, version }: CategoryDeleteValues,
  { uses, carriers }: Contributions,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockTree(trx);
    const replaced = { kind: 'category', from: [id] };
    const {
      linked: branch,
      held,
      others,
    } = await lockLinks(trx, carriers, replaced, () => lockBranch(trx, id, version), [
      productsIn(id),
    ]);
    const [products = []] = others;
    const children = await childrenOf(trx, id);
    const isUsed = children.length > 0 || products.length > 0;
    if (isUsed && moveTo === null) {
      throw new DomainError('IN_USE', {
        msg: 'error.CATEGORY_IN_USE',
        args: { name: branch.name, children: children.length, products: products.length },
      });
    }
    const moved = moveTo === null ? [] : held;
    const changed = [
      ...changedBy(moved),
      { tracked: trackedParent, ids: products },
      { tracked: trackedCategory, ids: [id, ...children] },
    ];
    await recordAllChanges(trx, userId, changed, async () => {
      if (isUsed && moveTo !== null) {
        // its children move without it
        const levels = branch.levels - 1;
        const level = await assertFits(trx, { ids: branch.ids, levels }, moveTo, 'moveTo');
        await moveProducts(trx, products, id, moveTo);
        await moveChildren(trx, branch.ids, id, children, moveTo, level - branch.level);
      }
      if (moveTo !== null) {
        await replaceLinks(trx, moved, { ...replaced, into: moveTo });
      }
      await assertNotShown(trx, shownCategory(id, anyOf(uses.category)));
      await trx.deleteFrom('categories').where('id', '=', id).execute();
    });
  });

/** Products directly in this category; they are moved here, because one of their categories is the main one. */
const productsIn = (id: string): Holder => ({
  table: 'parent_products',
  ids: sql`select parent_id from parent_product_categories where category_id = ${id}`,
});

const moveProducts = async (trx: Trx, products: readonly string[], from: string, to: string) => {
  await sql`
    insert into parent_product_categories (parent_id, category_id)
    select p, ${to} from unnest(${products}::bigint[]) p
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ parent_id: string }>`
    with gone as (
      delete from parent_product_categories where category_id = ${from}
      returning parent_id, is_main)
    select parent_id from gone where is_main`.execute(trx);
  await sql`
    update parent_product_categories set is_main = true
    where category_id = ${to} and parent_id = any(${rows.map((row) => row.parent_id)}::bigint[])`.execute(
    trx,
  );
  await sql`
    update parent_products set version = version + 1, updated_at = now()
    where id = any(${products}::bigint[])`.execute(trx);
};

/** Banners are not moved: each was made for its category's page. */
const shownCategory = (id: string, usersOf: UsersOf) => sql<{ name: string; uses: number }>`
  select c.name, count(*)::int as uses from categories c
  join (${usersOf(sql`${id}::bigint`)}) x on x.used = c.id
  where c.id = ${id} group by c.name`;

const moveChildren = async (
  trx: Trx,
  branchIds: ReadonlySet<string>,
  from: string,
  children: readonly string[],
  to: string,
  deeper: number,
) => {
  const others = await childrenOf(trx, to);
  // in one statement, because each statement checks the levels of parent and child against each
  // other
  await sql`
    update categories set level = level + ${deeper}::int,
      parent_id = case when parent_id = ${from} then ${to}::bigint else parent_id end,
      version = case when parent_id = ${from} then version + 1 else version end,
      updated_at = case when parent_id = ${from} then now() else updated_at end
    where id = any(${[...branchIds]}::bigint[]) and id <> ${from}`.execute(trx);
  await writeOrder(trx, [...others, ...children]);
};
