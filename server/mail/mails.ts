import { momentText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import type { Portal } from '#contract/portal.ts';
import type { PartnerRole } from '#contract/rules/people/network.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { mails as german } from '#i18n/de/platform/mails.ts';
import { mails as english } from '#i18n/en/platform/mails.ts';
import type { Mail } from './mail.ts';

const languages = { de: german, en: english } satisfies Record<Language, unknown>;

/** The recipient of a mail. */
export interface Reader {
  language: Language;
  portal: Portal;
  email: string;
  /** Their name; may be empty. */
  name: string;
  company: string | null;
  /** Address of their portal. */
  address: string;
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name) => values[name] ?? '');

type Kind =
  | 'reset'
  | 'invitation'
  | 'networkInvitation'
  | 'passwordChanged'
  | 'notification'
  | 'paymentChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorReset'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'emailChanged'
  | 'emailIsNew'
  | AccountEvent['event'];

/** An event that is mailed to the owner of an account. */
export type AccountEvent =
  | { event: 'newDevice'; browser: string | null; system: string | null }
  | { event: 'keyMade'; key: string }
  | { event: 'passkeyAdded' | 'passkeyRemoved'; passkey: string }
  | { event: 'sessionsEnded' };

/** The product's name in a portal. */
export const productName = (portal: Portal, language: Language): string =>
  `Atrium · ${languages[language].portals[portal]}`;

const mailTo = (reader: Reader, kind: Kind) => {
  const messages = languages[reader.language];
  const { subject, title, text, action, unasked } = messages[kind];
  const { email, name, company } = reader;
  return {
    messages,
    unasked,
    make: (values: Record<string, string>, url: string, notes: readonly string[]): Mail => ({
      language: reader.language,
      to: { name: name || (company ?? ''), address: email },
      subject: fill(subject, values),
      title: fill(title, values),
      greeting: name ? fill(messages.greeting, { name }) : messages.greetingToNobody,
      paragraphs: [fill(text, { email, name: company ?? (name || email), ...values })],
      action: { label: action, url },
      linkHint: messages.linkHint,
      notes,
      footer: [productName(reader.portal, reader.language), reader.address, messages.footer],
    }),
  };
};

/** A point in time, formatted for the recipient. */
const timeOf = (date: Date, language: Language): string =>
  momentText(date, language, { dateStyle: 'long', timeStyle: 'short' });

/** The invitation of a partner into its network. */
export interface NetworkInvitation {
  inviter: string;
  role: PartnerRole;
  /** The partner's own text; may be empty. */
  notes: string;
}

/** A link to set the password: the first one for an invited user, otherwise a new one. */
export const accessMail = (
  reader: Reader,
  kind: 'reset' | 'invitation' | NetworkInvitation,
  url: string,
  expiresAt: Date,
): Mail => {
  const isNetwork = typeof kind === 'object';
  const { messages, unasked, make } = mailTo(reader, isNetwork ? 'networkInvitation' : kind);
  const until = fill(messages.until, { until: timeOf(expiresAt, reader.language) });
  if (!isNetwork) return make({}, url, [until, unasked]);
  const { inviter, role, notes } = kind;
  const mail = make({ inviter, role: messages.roles[role] }, url, [until, unasked]);
  return notes === '' ? mail : { ...mail, paragraphs: [...mail.paragraphs, `„${notes}“`] };
};

/** Informs the owner of an account, who might not know about the change. */
export const passwordChangedMail = (reader: Reader, when: Date): Mail => {
  const { unasked, make } = mailTo(reader, 'passwordChanged');
  const url = `${reader.address}/forgot-password`;
  return make({ when: timeOf(when, reader.language) }, url, [unasked]);
};

/**
 * @param message the notification's text, in the reader's language
 */
export const notificationMail = (reader: Reader, message: string, url: string): Mail => {
  const { unasked, make } = mailTo(reader, 'notification');
  return make({ message }, url, [unasked]);
};

/** Informs the users who may change the account to which a partner is paid. */
export const paymentChangedMail = (reader: Reader, when: Date): Mail => {
  const { unasked, make } = mailTo(reader, 'paymentChanged');
  const url = `${reader.address}/configurations/payment-configuration`;
  return make({ when: timeOf(when, reader.language) }, url, [unasked]);
};

export type SecondFactorChange =
  | 'on'
  | 'off'
  | 'reset'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed';

const secondFactorMails = {
  on: 'secondFactorOn',
  off: 'secondFactorOff',
  reset: 'secondFactorReset',
  recoveryCodeUsed: 'recoveryCodeUsed',
  recoveryCodesRenewed: 'recoveryCodesRenewed',
} satisfies Record<SecondFactorChange, Kind>;

/**
 * Informs the owner of an account, who might not know about it.
 * @param left unused recovery codes
 */
export const secondFactorMail = (
  reader: Reader,
  change: SecondFactorChange,
  when: Date,
  left = 0,
): Mail => {
  const { unasked, make } = mailTo(reader, secondFactorMails[change]);
  const values = { when: timeOf(when, reader.language), left: String(left) };
  return make(values, `${reader.address}/account`, [unasked]);
};

/** Informs the owner of an account, who might not know about it. */
export const accountEventMail = (reader: Reader, event: AccountEvent, when: Date): Mail => {
  const { messages, unasked, make } = mailTo(reader, event.event);
  const values = {
    when: timeOf(when, reader.language),
    ...valuesOf(event, messages.unknownDevice),
  };
  return make(values, `${reader.address}/account`, [unasked]);
};

const valuesOf = (event: AccountEvent, unknown: string): Record<string, string> => {
  if (event.event === 'keyMade') return { key: event.key };
  if ('passkey' in event) return { passkey: event.passkey };
  if (event.event === 'sessionsEnded') return {};
  return { device: [event.browser, event.system].filter(Boolean).join(', ') || unknown };
};

/**
 * To the former address of an account.
 * @param url takes the change back
 */
export const emailChangedMail = (reader: Reader, after: string, when: Date, url: string): Mail => {
  const { unasked, make } = mailTo(reader, 'emailChanged');
  const until = new Date(when.getTime() + serverLimits.takeBackDays * 24 * 60 * 60 * 1000);
  const [at, last] = [when, until].map((time) => timeOf(time, reader.language));
  return make({ after, when: at ?? '', until: last ?? '' }, url, [unasked]);
};

/** To the new address of an account. */
export const newEmailMail = (reader: Reader, before: string, when: Date): Mail => {
  const { unasked, make } = mailTo(reader, 'emailIsNew');
  return make({ before, when: timeOf(when, reader.language) }, `${reader.address}/login`, [
    unasked,
  ]);
};
