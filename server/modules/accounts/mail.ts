import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import type { Portal } from '#contract/portal.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { portalAddress } from '#server/mail/addresses.ts';
import { accessLetter, passwordChangedLetter, type Reader } from '#server/mail/letters.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { createKey, type KeyPurpose } from './keys.ts';

/** What the queue holds: never a key, which is made when the mail is. */
export type MailJob =
  | { mail: 'access'; email: string; portal: Portal; language?: Language | null }
  | { mail: 'passwordChanged'; userId: string };

export interface MailMeans {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, 'publicUrl' | 'port'>;
}

/** Sends one mail; an account that is not there gets none. */
export const sendMail = (means: MailMeans, job: MailJob): Promise<void> =>
  job.mail === 'access' ? sendAccess(means, job) : sendPasswordChanged(means, job.userId);

/**
 * A link to set the password: to another one, or to the first one where there is none yet. In the
 * language of the form that asked for it, else in the account's.
 */
const sendAccess = async (
  means: MailMeans,
  { email, portal, language }: Extract<MailJob, { mail: 'access' }>,
): Promise<void> => {
  const account = await accounts(means.db)
    .where('u.email', '=', email)
    .where('u.role', '=', portal)
    .executeTakeFirst();
  if (!account) return;
  const reader = { ...readerOf(account, means.config), ...(language && { language }) };
  const isInvited = account.password_hash === null;
  const { path, purpose } = pageOf(portal, isInvited);
  const hours = isInvited ? limits.activationKeyDays * 24 : limits.resetKeyHours;
  const { key, expiresAt } = await createKey(means.db, { userId: account.id, purpose, hours });
  const url = `${reader.address}/${path}/${key}`;
  await means.mailer.send(accessLetter(reader, isInvited ? 'invitation' : 'reset', url, expiresAt));
};

/** The page of the client that takes the key (specification 2). */
const pageOf = (portal: Portal, isInvited: boolean): { path: string; purpose: KeyPurpose } =>
  isInvited && portal !== 'admin'
    ? { path: portal, purpose: 'activation' }
    : { path: 'reset-password', purpose: 'reset' };

const sendPasswordChanged = async (means: MailMeans, userId: string): Promise<void> => {
  const account = await accounts(means.db).where('u.id', '=', userId).executeTakeFirst();
  if (!account?.password_set_at) return;
  const reader = readerOf(account, means.config);
  await means.mailer.send(passwordChangedLetter(reader, account.password_set_at));
};

const accounts = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('manufacturers as m', 'm.id', 'u.manufacturer_id')
    .leftJoin('vendors as v', 'v.id', 'u.vendor_id')
    .select(['u.id', 'u.email', 'u.firstname', 'u.lastname', 'u.role', 'u.language'])
    .select(['u.password_hash', 'u.password_set_at'])
    .select((eb) => eb.fn.coalesce('m.company_name', 'v.company_name').as('company'));

type Account = NonNullable<Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>>;

const readerOf = (account: Account, config: MailMeans['config']): Reader => {
  const portal = account.role as Portal;
  return {
    portal,
    language: account.language as Language,
    email: account.email,
    name: `${account.firstname} ${account.lastname}`.trim(),
    company: account.company,
    address: portalAddress(config, portal),
  };
};
