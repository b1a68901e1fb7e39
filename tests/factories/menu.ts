import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { MenuItems } from '#server/generated/database.ts';
import { unique } from './unique.ts';

/** A menu item; by default an unpublished one of level 2. */
export const createMenuItem = (
  db: Db,
  values: Partial<Insertable<MenuItems>> = {},
): Promise<Selectable<MenuItems>> =>
  db
    .insertInto('menu_items')
    .values({ name: unique('menu'), level: 2, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A branch down to an empty item of level 4. */
export const createMenuBranch = async (db: Db) => {
  const top = await createMenuItem(db);
  const middle = await createMenuItem(db, { level: 3, parent_id: top.id });
  const bottom = await createMenuItem(db, { level: 4, parent_id: middle.id });
  return { top, middle, bottom };
};
