import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';

/** Menu items that link the products of a category link those of its replacement. */
export const moveCategoryLinks = async (trx: Trx, from: string, to: string): Promise<void> => {
  await sql`
    insert into menu_item_categories (item_id, category_id, sort_index)
    select item_id, ${to}, sort_index from menu_item_categories where category_id = ${from}
    on conflict do nothing`.execute(trx);
  await sql`delete from menu_item_categories where category_id = ${from}`.execute(trx);
};
