import { type RawBuilder, sql } from 'kysely';
import {
  isMailedByDefault,
  type NotificationKind,
  notificationKinds,
} from '#contract/notifications.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Writing } from '#server/entity/write.ts';
import type { MailJob } from '#server/modules/accounts/mail.ts';

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

const columns: Record<string, RawBuilder<unknown>> = {
  userId: sql`u.id = x."userId"`,
  manufacturerId: sql`u.manufacturer_id = x."manufacturerId"`,
  vendorId: sql`u.vendor_id = x."vendorId"`,
  portal: sql`u.role = x.portal`,
};

/**
 * Tells accounts something, with the change that it is about: a rollback takes it back. The same few
 * statements however many recipients there are; those who want mail get it, too.
 */
export const notify = async (
  { trx, queue }: Pick<Writing, 'trx' | 'queue'>,
  kind: NotificationKind,
  notes: readonly Note[],
): Promise<void> => {
  if (notes.length === 0) return;
  const topic = notificationKinds[kind];
  // a join by each column can use its index, one by any of them none
  const recipients = Object.values(columns).map(
    (isFor) => sql`select u.id, x.params, x.link from x join users u on ${isFor}`,
  );
  const { rows } = await sql<{ id: string; isMailed: boolean }>`
    with x as (
      select * from jsonb_to_recordset(${jsonb(notes)}) as x ("userId" bigint,
        "manufacturerId" bigint, "vendorId" bigint, portal text, params jsonb, link text)
    ), told as (
      insert into notifications (user_id, kind, params, link)
      select r.id, ${kind}, coalesce(r.params, '{}'), coalesce(r.link, '')
      from (${sql.join(recipients, sql` union all `)}) r
      returning id, user_id
    )
    select t.id, u.password_hash is not null
      and coalesce(m.is_wanted, ${isMailedByDefault(topic)}::boolean) as "isMailed"
    from told t join users u on u.id = t.user_id
    left join notification_mails m on m.user_id = t.user_id and m.topic = ${topic}`.execute(trx);
  const mails = rows.filter(({ isMailed }) => isMailed);
  await queue.sendAll(
    trx,
    'mail',
    mails.map(({ id }) => ({ mail: 'notification', notificationId: id }) satisfies MailJob),
  );
};
