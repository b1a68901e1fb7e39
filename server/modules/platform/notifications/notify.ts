import { type RawBuilder, sql } from 'kysely';
import {
  isMailedByDefault,
  type NotificationKind,
  notificationKinds,
} from '#contract/notifications.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { DB } from '#server/generated/database.ts';

/** Whom a note is for: one account, all accounts of a partner, or all administrators. */
type Recipient =
  | { userId: string }
  | { manufacturerId: string }
  | { vendorId: string }
  | { portal: 'admin' };

export type Note = Recipient & {
  /** The values of the text's placeholders; `smart_count` is the one that it counts by. */
  params?: Readonly<Record<string, string | number>>;
  /** An address in the recipient's portal. */
  link?: string;
};

/** For all accounts of a partner, who stands in that table. */
export const partnerNote = (table: keyof DB, id: string): Recipient =>
  table === 'manufacturers' ? { manufacturerId: id } : { vendorId: id };

const columns: Record<string, RawBuilder<unknown>> = {
  userId: sql`u.id = x."userId"`,
  manufacturerId: sql`u.manufacturer_id = x."manufacturerId"`,
  vendorId: sql`u.vendor_id = x."vendorId"`,
  portal: sql`u.role = x.portal`,
};

/**
 * Tells accounts something, in the transaction of the change that it is about: a rollback takes it
 * back. One statement, however many recipients; `handOverMails` mails it to those who want that.
 */
export const notify = async (
  trx: Db,
  kind: NotificationKind,
  notes: readonly Note[],
): Promise<void> => {
  if (notes.length === 0) return;
  const topic = notificationKinds[kind];
  // a join by each column can use its index, one by any of them none
  const recipients = Object.values(columns).map(
    (isFor) => sql`select u.id, u.password_hash, x.params, x.link from x join users u on ${isFor}`,
  );
  await sql`
    with x as (
      select * from jsonb_to_recordset(${jsonb(notes)}) as x ("userId" bigint,
        "manufacturerId" bigint, "vendorId" bigint, portal text, params jsonb, link text)
    )
    insert into notifications (user_id, kind, params, link, is_mail_due)
    select r.id, ${kind}, coalesce(r.params, '{}'), coalesce(r.link, ''),
      r.password_hash is not null and coalesce(m.is_wanted, ${isMailedByDefault(topic)}::boolean)
    from (${sql.join(recipients, sql` union all `)}) r
    left join notification_mails m on m.user_id = r.id and m.topic = ${topic}`.execute(trx);
};
