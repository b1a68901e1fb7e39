import { type Kysely, sql } from 'kysely';

/**
 * Which products have a value or tag is read from the index alone, which reassigning the menu asks for
 * each product and value; before, it read all values of the product.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, column] of [
    ['variation_attributes', 'option_id'],
    ['variation_combinations', 'option_id'],
    ['variation_tags', 'tag_id'],
  ] as const) {
    const name = sql.id(`${table}_${column}_idx`);
    await sql`drop index ${name}`.execute(db);
    await sql`create index ${name} on ${sql.table(table)} (${sql.id(column)}, variation_id)`.execute(
      db,
    );
  }
};
