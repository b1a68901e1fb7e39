import type { Db } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { AccountEvent } from '#server/mail/mails.ts';
import type { MailJob } from './mail.ts';

/**
 * Mails the owner of an account about an event, in case someone else caused it; `wake` the queue once
 * it is committed.
 */
export const reportAccountEvent = (
  db: Db,
  queue: Queue,
  userId: string,
  event: AccountEvent,
): Promise<unknown> => {
  const when = new Date().toISOString();
  return queue.send(db, 'mail', { mail: 'accountEvent', userId, when, ...event } satisfies MailJob);
};
