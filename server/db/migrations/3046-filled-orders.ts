import { type Kysely, sql } from 'kysely';

/**
 * The order of the products from before the triggers of 3044 and 3045. Each statement commits, because a
 * product whose row is not committed cannot be saved.
 */
export const isOutsideTransaction = true;

const atOnce = sql.lit(10_000);

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await fill(db, 'variations', 'refresh_variation_order');
  await fill(db, 'parent_products', 'refresh_parent_order');
  await sql`analyze variation_order, parent_order`.execute(db);
};

const fill = async (db: Kysely<unknown>, table: string, refresh: string): Promise<void> => {
  for (let last: string | null = '0'; last !== null; ) {
    const after: string = last;
    const { rows } = await sql<{ last: string | null; filled: unknown }>`
      with next as materialized (
        select id from ${sql.table(table)} where id > ${after} order by id limit ${atOnce})
      select max(id) as last, ${sql.id(refresh)}(array_agg(id)) as filled from next`.execute(db);
    last = rows[0]?.last ?? null;
  }
};
