import { sql } from 'kysely';
import type { OrderItem } from '#contract/rules/platform/order.ts';
import type { MenuItemValues } from '#contract/rules/website/menuItem.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { orderRecords } from '#server/entity/order.ts';
import { restorerOf } from '#server/entity/restore.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import {
  type Create,
  createRecord,
  lockRecord,
  type Update,
  writeRecord,
} from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import { assignProducts } from './assign.ts';
import { lastOfColumn, lockMenu, menuItems } from './items.ts';

const create = createRecord(menuItems);

export const createMenuItem: Create<MenuItemValues> = async (writing, input) => {
  const id = await create(writing, input);
  if (input.level === 4) await assignProducts(writing.trx, [id]);
  return id;
};

/**
 * Edits an item; with a new parent it moves to the end of that column. Its level does not change.
 */
export const updateMenuItem: Update<MenuItemValues> = async (writing, id, input, others) => {
  const { trx } = writing;
  await lockMenu(writing);
  await lockRecord(writing, menuItems, id, input);
  const { level, parent_id } = await placeOf(trx, id);
  if (level !== input.level) throw invalid({ level: { rule: 'rules.menuLevel' } });
  await menuItems.check?.(writing, input, id);
  const place = parent_id === input.parent_id ? {} : { sort_index: lastOfColumn(input.parent_id) };
  await writeRecord(writing, menuItems, id, input, { ...place, ...others });
  if (level === 4) await assignProducts(trx, [id]);
};

const placeOf = async (trx: Trx, id: string) => {
  const { rows } = await sql<{ level: number; parent_id: string | null }>`
    select level, parent_id from menu_items where id = ${id}`.execute(trx);
  const [place] = rows;
  if (!place) throw notFound();
  return place;
};

/**
 * Deletes items with all their descendants; returns their ids. Products are unlinked but not
 * deleted.
 */
export const deleteMenuItems = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  given: readonly string[],
): Promise<string[]> => {
  await lockMenu({ trx });
  const { rows } = await sql<{ id: string }>`
    with recursive below (id) as (
      select id from menu_items where id = any(${given}::bigint[])
      union all
      select t.id from menu_items t join below b on t.parent_id = b.id)
    select t.id from menu_items t where t.id in (select id from below)
    order by t.id for update`.execute(trx);
  const ids = rows.map((row) => row.id);
  await recordChanges(trx, menuItems.tracked, viewer.userId, ids, () =>
    sql`delete from menu_items where id = any(${ids}::bigint[])`.execute(trx),
  );
  return ids;
};

/** Reorders the whole column of the first item; see `orderRecords`. */
export const orderMenuItems = async (
  writing: Writing,
  items: readonly OrderItem[],
): Promise<void> => {
  const first = items[0]?.id ?? null;
  const column = sql`t.level = (select level from menu_items where id = ${first}::bigint)
    and t.parent_id is not distinct from (
      select parent_id from menu_items where id = ${first}::bigint)`;
  await orderRecords(writing, menuItems, items, column);
};

const restorer = restorerOf(menuItems, updateMenuItem);

/** Restores an item with its products; its descendants are restored separately. */
export const menuItemRestorer: Restorer = {
  ...restorer,
  revive: async (restoring) => {
    await restorer.revive(restoring);
    await assignProducts(restoring.trx, [restoring.id]);
  },
};
