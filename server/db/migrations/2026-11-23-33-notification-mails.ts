import { type Kysely, sql } from 'kysely';

/** Notifications that are still to be mailed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table notifications add column is_mail_due boolean not null default false;
    create index notifications_is_mail_due_idx on notifications (id) where is_mail_due;
  `.execute(db);
};
