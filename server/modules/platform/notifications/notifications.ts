import { sql } from 'kysely';
import type { Notification, NotificationMail } from '#contract/generated/schema.ts';
import { isMailedByDefault, notificationTopics } from '#contract/notifications.ts';
import type { NotificationsFilter } from '#contract/rules/platform/notification.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { moment } from '#server/db/moment.ts';
import { countOf, pageOf, type Rows } from '#server/db/page.ts';
import { deleteOldMonths } from '#server/db/partitions/months.ts';
import type { Queue } from '#server/db/queue.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import type { MailJob } from '#server/modules/platform/accounts/mail.ts';

/** The viewer's own notifications. */
export const listNotifications = async (
  db: Db,
  { userId }: Viewer,
  filter: NotificationsFilter,
): Promise<ListSource<Notification>> => {
  const where = [sql`t.user_id = ${userId}`];
  if (filter.ids) where.push(sql`t.id = any(${filter.ids}::bigint[])`);
  if (filter.isUnread != null) where.push(sql`(t.read_at is null) = ${filter.isUnread}`);
  const rows: Rows = { table: 'notifications', where };
  const { rows: results } = await sql<Notification>`
    select t.id, t.kind, t.link, ${moment('t.created_at')} as "createdAt",
      ${moment('t.read_at')} as "readAt",
      (select coalesce(jsonb_agg(jsonb_build_object('name', p.key, 'value', p.value)), '[]')
        from jsonb_each_text(t.params) p) as params
    from (${pageOf(rows, sql`t.id`, filter)}) x join notifications t on t.id = x.id
    order by x.n`.execute(db);
  return { results, total: () => countOf(db, rows, filter.countUpTo) };
};

/** Returns the ids of the viewer's notifications that were unread. */
export const markRead = async (
  db: Db,
  { userId }: Viewer,
  ids: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update notifications set read_at = now()
    where user_id = ${userId} and id = any(${ids}::bigint[]) and read_at is null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
};

export const notificationMails = async (
  db: Db,
  { userId }: Viewer,
): Promise<NotificationMail[]> => {
  const chosen = await db
    .selectFrom('notification_mails')
    .select(['topic', 'is_wanted'])
    .where('user_id', '=', userId)
    .execute();
  const wanted = new Map(chosen.map(({ topic, is_wanted }) => [topic, is_wanted]));
  return notificationTopics.map((topic) => ({
    topic,
    isWanted: wanted.get(topic) ?? isMailedByDefault(topic),
  }));
};

export const updateNotificationMails = async (
  db: Db,
  { userId }: Viewer,
  topics: readonly string[],
): Promise<void> => {
  const choices = notificationTopics.map((topic) => ({ topic, isWanted: topics.includes(topic) }));
  await sql`
    insert into notification_mails (user_id, topic, is_wanted)
    select ${userId}, x.topic, x."isWanted"
    from jsonb_to_recordset(${jsonb(choices)}) as x (topic text, "isWanted" boolean)
    on conflict (user_id, topic) do update set is_wanted = excluded.is_wanted`.execute(db);
};

export const deleteOldNotifications = (db: Db): Promise<void> =>
  deleteOldMonths(db, 'notifications', serverLimits.notificationDays);

/** Queues a mail for each notification that is to be mailed, only once. */
export const queueNotificationMails = (db: Db, queue: Queue): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update notifications set is_mail_due = false where is_mail_due returning id`.execute(trx);
    const mails = rows.map(({ id }): MailJob => ({ mail: 'notification', notificationId: id }));
    await queue.sendAll(trx, 'mail', mails);
  });
