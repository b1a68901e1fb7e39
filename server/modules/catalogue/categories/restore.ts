import { categoryCreateInput, categoryUpdateInput } from '#contract/rules/catalogue/category.ts';
import type { Trx } from '#server/db/database.ts';
import { type Restorer, reinsert } from '#server/entity/restorer.ts';
import { one } from '#server/entity/states.ts';
import { parse } from '#server/errors/domainError.ts';
import { assertFits, childrenOf, lockTree, writeOrder } from './branch.ts';
import { updateCategory } from './categories.ts';
import { moveCategory } from './move.ts';
import { trackedCategory } from './tracked.ts';

const parentOf = ({ parent_id }: Record<string, unknown>) =>
  parent_id === null ? null : String(parent_id);

/** Records moved out of the category when it was deleted stay where they are. */
export const categoryRestorer: Restorer = {
  tracked: trackedCategory,
  table: 'categories',
  area: 'categories',
  fields: { parent_id: { name: 'parentId', read: one('category') } },
  update: async ({ trx, viewer, id, state, version }) => {
    const input = parse(categoryUpdateInput, state);
    await lockTree(trx);
    await updateCategory(trx, viewer, id, { ...input, version });
    const parentId = parentOf(state);
    const beforeId = await siblingAt(trx, parentId, Number(state.position), id);
    await moveCategory(trx, viewer, id, { parentId, beforeId, version: null });
  },
  revive: async ({ trx, id, state }) => {
    const parentId = parentOf(state);
    const { name, slug, avatar } = parse(categoryCreateInput, { ...state, parentId });
    await lockTree(trx);
    const level = await assertFits(trx, { ids: new Set(), levels: 1 }, parentId, 'parentId');
    const siblings = await childrenOf(trx, parentId);
    const values = { name, slug, avatar, parent_id: parentId, level: level + 1 };
    await reinsert(trx, 'categories', 'category', id, values);
    const place = Number(state.position) - 1;
    await writeOrder(trx, [...siblings.slice(0, place), id, ...siblings.slice(place)]);
  },
};

/** The sibling that must follow it to put it at `position`, counted from 1. */
const siblingAt = async (
  trx: Trx,
  parentId: string | null,
  position: number,
  id: string,
): Promise<string | null> => {
  const others = (await childrenOf(trx, parentId)).filter((each) => each !== id);
  return others[position - 1] ?? null;
};
