import { type RawBuilder, sql } from 'kysely';
import {
  isMailedByDefault,
  type NotificationKind,
  notificationKinds,
} from '#contract/notifications.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { DB } from '#server/generated/database.ts';

/** The recipients: one account, all accounts of a partner, or all administrators. */
type Recipient =
  | { userId: string }
  | { manufacturerId: string }
  | { vendorId: string }
  | { portal: 'admin' };

export type Note = Recipient & {
  /** The values of the text's placeholders; `smart_count` selects the plural form. */
  params?: Readonly<Record<string, string | number>>;
  /** An address in the recipient's portal. */
  link?: string;
};

/** The recipients for a partner: all its accounts. The table determines the kind of partner. */
export const partnerNote = (table: keyof DB, id: string): Recipient =>
  table === 'manufacturers' ? { manufacturerId: id } : { vendorId: id };

const columns: Record<string, RawBuilder<unknown>> = {
  userId: sql`u.id = x."userId"`,
  manufacturerId: sql`u.manufacturer_id = x."manufacturerId"`,
  vendorId: sql`u.vendor_id = x."vendorId"`,
  portal: sql`u.role = x.portal`,
};

/**
 * Notifies accounts in the transaction of the change, so a rollback also removes the notification.
 * One statement, however many recipients; `queueNotificationMails` mails it to those who have chosen mail.
 */
export const notify = async (
  trx: Db,
  kind: NotificationKind,
  notes: readonly Note[],
): Promise<void> => {
  if (notes.length === 0) return;
  const topic = notificationKinds[kind];
  // a separate join for each column can use its index; a single join could use none
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
