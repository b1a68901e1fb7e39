import { sql } from 'kysely';
import type { CategoryDetails } from '#contract/generated/schema.ts';
import type {
  CategoryMoveValues,
  CategoryOrderValues,
} from '#contract/rules/catalogue/category.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { assertFits, type Branch, childrenOf, lockBranch, lockTree, writeOrder } from './branch.ts';
import { categoryById } from './categories.ts';
import { trackedCategory } from './tracked.ts';

/** The order is based on outdated siblings. */
const otherOrder = () => new DomainError('CONFLICT');

/** Moving a category to its current place changes nothing. */
export const moveCategory = (
  db: Db,
  { userId }: Viewer,
  id: string,
  { parentId, beforeId, version }: CategoryMoveValues,
): Promise<CategoryDetails> =>
  inTransaction(db, async (trx) => {
    await lockTree(trx);
    const branch = await lockBranch(trx, id, version);
    const parentLevel = await assertFits(trx, branch, parentId, 'parentId');
    const siblings = await childrenOf(trx, parentId);
    const order = withAt(siblings, id, beforeId);
    if (order.some((each, index) => each !== siblings[index])) {
      await recordChanges(trx, trackedCategory, userId, [id], async () => {
        await hang(trx, branch, parentId, parentLevel + 1 - branch.level);
        await writeOrder(trx, order);
      });
    }
    return categoryById(trx, id);
  });

/** The siblings with `id` before `beforeId`, or at the end. */
const withAt = (siblings: readonly string[], id: string, beforeId: string | null): string[] => {
  if (beforeId === id) throw otherOrder();
  const others = siblings.filter((each) => each !== id);
  const place = beforeId === null ? others.length : others.indexOf(beforeId);
  if (place === -1) throw otherOrder();
  return [...others.slice(0, place), id, ...others.slice(place)];
};

/**
 * In one statement, because each statement checks the levels of parent and child against each
 * other.
 */
const hang = async (trx: Trx, branch: Branch, parentId: string | null, deeper: number) => {
  await sql`
    update categories set level = level + ${deeper}::int,
      parent_id = case when id = ${branch.id} then ${parentId}::bigint else parent_id end,
      version = case when id = ${branch.id} then version + 1 else version end,
      updated_at = case when id = ${branch.id} then now() else updated_at end
    where id = any(${[...branch.ids]}::bigint[])`.execute(trx);
};

/** Reorders all siblings at once. */
export const orderCategories = (
  db: Db,
  { userId }: Viewer,
  { parentId, ids }: CategoryOrderValues,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockTree(trx);
    const siblings = new Set(await childrenOf(trx, parentId));
    if (siblings.size !== ids.length || ids.some((id) => !siblings.has(id))) throw otherOrder();
    await recordChanges(trx, trackedCategory, userId, ids, () => writeOrder(trx, ids));
  });
