import { type Kysely, sql } from 'kysely';

/** The first of two approvals of a payout is an event of its own; its state remains `requested`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payout_events drop constraint payout_events_kind_check;
    alter table payout_events add constraint payout_events_kind_check
      check (kind in ('requested', 'firstApproved', 'approved', 'paid', 'rejected'));
  `.execute(db);
};
