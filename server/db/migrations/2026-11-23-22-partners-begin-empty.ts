import { type Kysely, sql } from 'kysely';

/** A partner is made with its account, which names the person and the address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table vendors
      alter name set default '', alter surname set default '', alter email set default '';
    alter table manufacturers alter email set default '';
  `.execute(db);
};
