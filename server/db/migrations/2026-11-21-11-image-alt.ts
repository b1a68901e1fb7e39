import { type Kysely, sql } from 'kysely';

/** What a picture of a variation shows, for whoever cannot see it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table variation_images
      add column alt text not null default '' check (length(alt) <= 200);
  `.execute(db);
};
