import { type Kysely, sql } from 'kysely';

/**
 * Drops indexes that begin like newer ones (3050, 3056), and those of values, which are counted since 3055. The
 * former release needs none of them by name.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index parent_products_name_lower_idx;
    drop index parent_products_manufacturer_id_idx;
    drop index parent_product_categories_category_id_idx;
    drop index order_parts_vendor_id_idx;
    drop index order_lines_part_id_idx;
    drop index variation_attributes_short_idx;
    drop index variation_attributes_long_idx`.execute(db);
};
