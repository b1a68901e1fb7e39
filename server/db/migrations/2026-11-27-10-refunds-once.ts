import { type Kysely, sql } from 'kysely';

/** A refund that is sent again after a lost answer is the same refund. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // a default rewrites the rows without firing the trigger that protects them
  await sql`
    alter table refunds add column external_id text not null default gen_random_uuid()::text
      constraint refunds_external_id_key unique check (length(external_id) between 1 and 100);
    alter table refunds alter column external_id drop default;
    comment on column refunds.external_id is
      'made by who entered it: the same again is the same refund';
  `.execute(db);
};
