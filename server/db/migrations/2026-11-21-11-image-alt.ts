import { type Kysely, sql } from 'kysely';

/** The alternative text of a variation's picture. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table variation_images
      add column alt text not null default '' check (length(alt) <= 200);
  `.execute(db);
};
