import type { Language } from '#contract/language.ts';
import type { Portal } from '#contract/portal.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { type MessageArgs, notificationText } from '#i18n/messageText.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { portalAddress } from '#server/mail/addresses.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import {
  type AccountEvent,
  accessMail,
  accountEventMail,
  emailChangedMail,
  newEmailMail,
  notificationMail,
  passwordChangedMail,
  paymentChangedMail,
  type Reader,
  type SecondFactorChange,
  secondFactorMail,
} from '#server/mail/mails.ts';
import type { Contributions } from '#server/modules/module.ts';
import { keyOfChange } from './emailChangeKeys.ts';
import { createKey, type KeyPurpose } from './keys.ts';

/** A queued mail; never contains a key, which is created when the mail is sent. */
export type MailJob =
  | { mail: 'access'; email: string; portal: Portal; language?: Language | null }
  | { mail: 'passwordChanged'; userId: string }
  | { mail: 'notification'; notificationId: string }
  | { mail: 'paymentChanged'; userId: string; when: string }
  | ({ mail: 'accountEvent'; userId: string; when: string } & AccountEvent)
  /** To the former address of a change, or to the new one. */
  | { mail: 'emailChanged'; id: string; to: 'before' | 'after' }
  | {
      mail: 'secondFactor';
      userId: string;
      when: string;
      change: SecondFactorChange;
      /** The number of recovery codes left. */
      left?: number;
    };

export interface MailDependencies {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, 'publicUrl' | 'port'>;
  /** Finds the network invitation that created an account; without them, there is none. */
  invitations?: Contributions['invitations'];
}

/** Sends one mail; does nothing if the account does not exist. */
export const sendMail = (deps: MailDependencies, job: MailJob): Promise<void> => {
  switch (job.mail) {
    case 'access':
      return sendAccess(deps, job);
    case 'passwordChanged':
      return sendPasswordChanged(deps, job.userId);
    case 'paymentChanged':
      return sendPaymentChanged(deps, job);
    case 'secondFactor':
      return sendSecondFactor(deps, job);
    case 'accountEvent':
      return sendAccountEvent(deps, job);
    case 'emailChanged':
      return sendEmailChanged(deps, job);
    case 'notification':
      return sendNotification(deps, job.notificationId);
  }
};

/**
 * Sends a link to set a new password, or the first one if there is none. Uses the language of the
 * form that requested it, or else the account's.
 */
const sendAccess = async (
  deps: MailDependencies,
  { email, portal, language }: Extract<MailJob, { mail: 'access' }>,
): Promise<void> => {
  const account = await accounts(deps.db)
    .where('u.email', '=', email)
    .where('u.role', '=', portal)
    .executeTakeFirst();
  if (!account) return;
  const reader = { ...readerOf(account, deps.config), ...(language && { language }) };
  const isInvited = account.password_hash === null;
  const { path, purpose } = pageOf(portal, isInvited);
  const hours = isInvited ? serverLimits.activationKeyDays * 24 : serverLimits.resetKeyHours;
  const { key, expiresAt } = await createKey(deps.db, { userId: account.id, purpose, hours });
  const url = `${reader.address}/${path}/${key}`;
  const invitation = isInvited && (await invitationOf(deps, account.id));
  const kind = invitation || (isInvited ? 'invitation' : 'reset');
  await deps.mailer.send(accessMail(reader, kind, url, expiresAt));
};

const invitationOf = async ({ db, invitations = [] }: MailDependencies, userId: string) => {
  const found = await Promise.all(invitations.map((find) => find(db, userId)));
  return found.find(Boolean);
};

/** The path of the client's page for the key (specification 2). */
const pageOf = (portal: Portal, isInvited: boolean): { path: string; purpose: KeyPurpose } =>
  isInvited && portal !== 'admin'
    ? { path: portal, purpose: 'activation' }
    : { path: 'reset-password', purpose: 'reset' };

const sendPasswordChanged = async (deps: MailDependencies, userId: string): Promise<void> => {
  const account = await accounts(deps.db).where('u.id', '=', userId).executeTakeFirst();
  if (!account?.password_set_at) return;
  const reader = readerOf(account, deps.config);
  await deps.mailer.send(passwordChangedMail(reader, account.password_set_at));
};

const sendNotification = async (deps: MailDependencies, id: string): Promise<void> => {
  const request = await accounts(deps.db)
    .innerJoin('notifications as n', 'n.user_id', 'u.id')
    .select(['n.kind', 'n.params', 'n.link'])
    .where('n.id', '=', id)
    .executeTakeFirst();
  if (!request) return;
  const { kind, params, link } = request;
  const reader = readerOf(request, deps.config);
  const text = notificationText(reader.language, kind, params as MessageArgs);
  await deps.mailer.send(notificationMail(reader, text, `${reader.address}${link || '/'}`));
};

const sendPaymentChanged = async (
  deps: MailDependencies,
  { userId, when }: Extract<MailJob, { mail: 'paymentChanged' }>,
): Promise<void> => {
  const account = await accounts(deps.db).where('u.id', '=', userId).executeTakeFirst();
  if (!account) return;
  await deps.mailer.send(paymentChangedMail(readerOf(account, deps.config), new Date(when)));
};

const sendSecondFactor = async (
  deps: MailDependencies,
  { userId, change, when, left }: Extract<MailJob, { mail: 'secondFactor' }>,
): Promise<void> => {
  const account = await accounts(deps.db).where('u.id', '=', userId).executeTakeFirst();
  if (!account) return;
  const reader = readerOf(account, deps.config);
  await deps.mailer.send(secondFactorMail(reader, change, new Date(when), left));
};

const sendAccountEvent = async (
  deps: MailDependencies,
  job: Extract<MailJob, { mail: 'accountEvent' }>,
): Promise<void> => {
  const account = await accounts(deps.db).where('u.id', '=', job.userId).executeTakeFirst();
  if (!account) return;
  await deps.mailer.send(accountEventMail(readerOf(account, deps.config), job, new Date(job.when)));
};

const sendEmailChanged = async (
  deps: MailDependencies,
  { id, to }: Extract<MailJob, { mail: 'emailChanged' }>,
): Promise<void> => {
  const account = await accounts(deps.db)
    .innerJoin('email_changes as c', 'c.user_id', 'u.id')
    .select(['c.before', 'c.after', 'c.created_at'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!account) return;
  const { before, after, created_at } = account;
  const reader = { ...readerOf(account, deps.config), email: to === 'before' ? before : after };
  if (to === 'after') {
    await deps.mailer.send(newEmailMail(reader, before, created_at));
    return;
  }
  const key = await keyOfChange(deps.db, id);
  if (!key) return;
  const url = `${reader.address}/take-back/${key}`;
  await deps.mailer.send(emailChangedMail(reader, after, created_at, url));
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

const readerOf = (account: Account, config: MailDependencies['config']): Reader => {
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
