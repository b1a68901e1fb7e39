import type { Db } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MailJob } from '#server/modules/platform/accounts/mail.ts';

type Told = Omit<Extract<MailJob, { mail: 'secondFactor' }>, 'mail' | 'when'>;

/**
 * Mails the owner of an account, in case someone else made the change; `wake` the queue once it is
 * committed.
 */
export const tellOwner = (
  { queue }: Pick<Context, 'queue'>,
  trx: Db,
  told: Told,
): Promise<unknown> => {
  const job: MailJob = { mail: 'secondFactor', when: new Date().toISOString(), ...told };
  return queue.send(trx, 'mail', job);
};
