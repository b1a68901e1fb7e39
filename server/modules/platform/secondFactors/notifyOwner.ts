import type { Db } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MailJob } from '#server/modules/platform/accounts/mail.ts';

type SecondFactorMail = Omit<Extract<MailJob, { mail: 'secondFactor' }>, 'mail' | 'when'>;

/**
 * Mails the owner of an account, in case someone else made the change; `wake` the queue once it is
 * committed.
 */
export const notifyOwner = (
  { queue }: Pick<Context, 'queue'>,
  trx: Db,
  mail: SecondFactorMail,
): Promise<unknown> => {
  const job: MailJob = { mail: 'secondFactor', when: new Date().toISOString(), ...mail };
  return queue.send(trx, 'mail', job);
};
