import { type Kysely, sql } from 'kysely';

/** What 3051 has added, for the variations from before it. Each statement commits, so writers wait for few rows. */
export const isOutsideTransaction = true;

const atOnce = sql.lit(10_000);

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (let last: string | null = '0'; last !== null; ) {
    const after: string = last;
    const { rows } = await sql<{ last: string | null; order: unknown; text: unknown }>`
      with next as materialized (
        select id from variations where id > ${after} order by id limit ${atOnce})
      select max(id) as last, refresh_variation_order(array_agg(id)) as order,
        refresh_variation_search(array_agg(id)) as text from next`.execute(db);
    last = rows[0]?.last ?? null;
  }
  await sql`analyze variation_order`.execute(db);
};
