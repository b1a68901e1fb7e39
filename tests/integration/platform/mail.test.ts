import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startJobs } from '#server/background.ts';
import { inTransaction } from '#server/db/database.ts';
import { createMailer } from '#server/mail/mailer.ts';
import {
  type MailDependencies,
  type MailJob,
  sendMail,
} from '#server/modules/platform/accounts/mail.ts';
import { queueNotificationMails } from '#server/modules/platform/notifications/notifications.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { createAccount } from '#tests/factories/people.ts';
import { hostileTexts } from '#tests/support/hostileTexts.ts';
import { keyOf, linkOf, type Mailbox, startMailbox } from '#tests/support/mailbox.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

let mailbox: Mailbox;
let folder: string;
let password_hash: string;
let stopJobs: () => Promise<void>;
const reported: Error[] = [];
const password = 'a new password';
const mailFrom = 'Atrium <no-reply@atrium.example>';

beforeAll(async () => {
  mailbox = await startMailbox();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-mail-'));
  password_hash = await hashPassword('the old password');
  const config = {
    dataDir: folder,
    publicUrl: 'https://{portal}.shop.example',
    port: 3000,
    documentYears: 8,
    smtpUrl: mailbox.url,
    mailFrom,
  };
  const queue = { ...api.queue, report: (error: Error) => reported.push(error) };
  stopJobs = await startJobs(queue, api.database, config);
});
afterAll(async () => {
  await stopJobs();
  await mailbox.close();
  await fs.rm(folder, { recursive: true });
});

const forgot = (input: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: {
      query:
        'mutation M($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status } }',
      variables: { input },
    },
  });

describe('by SMTP', () => {
  test('requests a mail, resets the password and signs in', async () => {
    const { email, id } = await createAccount(api.db, 'vendor', { password_hash });
    // no link contains the Host header, which any client can set
    await forgot({ email, type: 'vendor', language: 'de' }, { host: 'evil.example' });
    const mail = await mailbox.mailTo(email);
    expect(mail.from).toEqual({ name: 'Atrium', address: 'no-reply@atrium.example' });
    expect(mail.subject).toBe('Neues Passwort für Atrium');
    expect(linkOf(mail).href).toMatch(
      /^https:\/\/partner\.shop\.example\/reset-password\/[\w-]{43}$/,
    );
    const key = keyOf(mail);
    expect(mail.html).toContain(linkOf(mail).href);
    await api.data(
      'mutation M($input: ResetPasswordInput!) { resetPassword(input: $input) { status } }',
      { input: { type: 'vendor', key, password, confirmPassword: password } },
    );
    const signedIn = await api.data(
      'mutation M($input: SignInInput!) { vendorSignIn(input: $input) { user { id } } }',
      { input: { email, password } },
    );
    expect(signedIn.vendorSignIn.user.id).toBe(id);
    const notice = await mailbox.mailTo(email);
    expect(notice.subject).toBe('Ihr Passwort wurde geändert');
    expect(notice.text).toContain('https://partner.shop.example/forgot-password');
  });

  test('sends nothing to an account that does not exist', async () => {
    await forgot({ email: 'nobody@atrium.example', type: 'vendor' });
    const { email } = await createAccount(api.db, 'manufacturer', { password_hash });
    // an account of another portal does not exist in this portal either
    await forgot({ email, type: 'vendor' });
    await forgot({ email, type: 'manufacturer', language: 'en' });
    const mail = await mailbox.mailTo(email);
    expect(linkOf(mail).host).toBe('manufacturer.shop.example');
    const others = mailbox.mails.filter(({ to }) => to?.[0]?.address === 'nobody@atrium.example');
    expect(others).toEqual([]);
  });

  test('a notification is mailed in the language of its account', async () => {
    const account = await createAccount(api.db, 'vendor', { password_hash, language: 'en' });
    const note = { userId: account.id, params: { reason: 'Papers <missing>' }, link: '/account' };
    await inTransaction(api.db, (trx) => notify(trx, 'partnerSuspended', [note]));
    await queueNotificationMails(api.db, api.queue);
    await queueNotificationMails(api.db, api.queue);
    const mail = await mailbox.mailTo(account.email);
    expect(mail.subject).toBe('Your account has been suspended: Papers <missing>');
    expect(mail.text).toContain('https://partner.shop.example/account');
    expect(mail.html).toContain('Papers &lt;missing&gt;');
    const { rows } = await api.database.pool.query(
      "select 1 from pgboss.job where name = 'mail' and data ->> 'mail' = 'notification'",
    );
    expect(rows).toHaveLength(1);
  });

  test('a mail is delivered once the server is back, and the failure is reported', async () => {
    const { email } = await createAccount(api.db, 'vendor', { password_hash });
    mailbox.turnAway = 1;
    await api.queue.boss.send(
      'mail',
      { mail: 'access', email, portal: 'vendor' } satisfies MailJob,
      {
        retryDelay: 1,
        retryBackoff: false,
      },
    );
    const mail = await mailbox.mailTo(email);
    expect(reported.map(({ message }) => message).join()).toContain('come back later');
    // neither the log nor the queue, which keeps failed work, contains the key
    const { rows } = await api.database.pool.query('select j::text as job from pgboss.job j');
    const seen = JSON.stringify([
      rows,
      reported.map((error) => ({ ...error, m: error.message, s: error.stack })),
    ]);
    expect(seen).toContain('come back later');
    expect(seen).not.toContain(keyOf(mail));
    expect(seen).not.toContain('smtp secret');
  });
});

/** The mail as it would be sent, without a server. */
const mailOf = async (
  settings: Partial<MailDependencies['config']>,
  job: MailJob,
): Promise<Email> => {
  const dataDir = await fs.mkdtemp(path.join(folder, 'outbox-'));
  const mailer = createMailer({ smtpUrl: undefined, mailFrom, dataDir }, () => undefined);
  const config = { publicUrl: undefined, port: 4000, ...settings };
  await sendMail({ db: api.db, mailer, config }, job);
  const [name = ''] = await fs.readdir(path.join(dataDir, 'outbox'));
  return PostalMime.parse(await fs.readFile(path.join(dataDir, 'outbox', name)));
};

describe('without SMTP', () => {
  test('a mail is a file of the outbox, which only its owner reads, and its link is printed', async () => {
    const { email } = await createAccount(api.db, 'vendor', { password_hash });
    const dataDir = path.join(folder, 'data');
    const printed: string[] = [];
    const mailer = createMailer({ smtpUrl: undefined, mailFrom, dataDir }, (line) =>
      printed.push(line),
    );
    const config = { publicUrl: undefined, port: 4321 };
    await sendMail({ db: api.db, mailer, config }, { mail: 'access', email, portal: 'vendor' });
    const outbox = path.join(dataDir, 'outbox');
    const [name = '', ...more] = await fs.readdir(outbox);
    expect(more).toEqual([]);
    expect((await fs.stat(path.join(outbox, name))).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await fs.readFile(path.join(outbox, name)));
    const { href } = linkOf(mail);
    expect(href).toMatch(/^http:\/\/partner\.localhost:4321\/reset-password\//);
    expect(printed.join('\n')).toContain(email);
    expect(printed.join('\n')).toContain(href);
  });
});

describe('a mail', () => {
  test('is in the language of the requesting form, otherwise in that of the account', async () => {
    const { email } = await createAccount(api.db, 'vendor', { password_hash, language: 'en' });
    const job = { mail: 'access', email, portal: 'vendor' } as const;
    const english = await mailOf({}, job);
    expect(english.subject).toBe('A new password for Atrium');
    expect(english.html).toContain('<html lang="en">');
    const german = await mailOf({}, { ...job, language: 'de' });
    expect(german.subject).toBe('Neues Passwort für Atrium');
    expect(german.html).toContain('<html lang="de">');
    expect(german.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test.each([
    ['vendor', /^http:\/\/partner\.localhost:4000\/vendor\/[\w-]{43}$/],
    ['manufacturer', /^http:\/\/manufacturer\.localhost:4000\/manufacturer\/[\w-]{43}$/],
    ['admin', /^http:\/\/admin\.localhost:4000\/reset-password\/[\w-]{43}$/],
  ] as const)('invites a %s who has no password yet', async (kind, link) => {
    const { email } = await createAccount(api.db, kind);
    const mail = await mailOf({}, { mail: 'access', email, portal: kind });
    expect(mail.subject).toBe('Ihr Zugang zu Atrium');
    expect(linkOf(mail).href).toMatch(link);
  });

  test.each([
    ['on', 'Anmeldung in zwei Schritten eingerichtet', 'Two-step sign-in was set up'],
    ['off', 'Anmeldung in zwei Schritten beendet', 'Two-step sign-in was turned off'],
    ['reset', 'Anmeldung in zwei Schritten beendet', 'Two-step sign-in was turned off'],
    [
      'recoveryCodeUsed',
      'Anmeldung mit einem Wiederherstellungscode',
      'Sign-in with a recovery code',
    ],
    ['recoveryCodesRenewed', 'Neue Wiederherstellungscodes', 'New recovery codes'],
  ] as const)('reports a change of the second factor: %s', async (change, german, english) => {
    for (const [language, subject] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const { id, email } = await createAccount(api.db, 'manufacturer', { language });
      const when = '2026-07-01T10:15:00.000Z';
      const mail = await mailOf({}, { mail: 'secondFactor', userId: id, change, when, left: 4711 });
      expect(mail).toMatchObject({ subject, to: [{ address: email }] });
      expect(mail.text).toContain(email);
      expect(mail.text).toMatch(/1\. Juli 2026 um 12:15|1 July 2026 at 12:15/);
      expect(mail.text?.includes('4711')).toBe(change === 'recoveryCodeUsed');
      expect(mail.html).toContain('href="http://manufacturer.localhost:4000/account"');
    }
  });

  test('says until when its link is valid, in the reader’s time', async () => {
    const { email, id } = await createAccount(api.db, 'vendor', { password_hash });
    const mail = await mailOf({}, { mail: 'access', email, portal: 'vendor' });
    const { expires_at } = await api.db
      .selectFrom('account_keys')
      .select('expires_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const until = expires_at.toLocaleString('de-DE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'long',
      timeStyle: 'short',
    });
    expect(mail.text).toContain(until);
    expect(mail.html).toContain(until);
    const hours = (expires_at.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1.9);
    expect(hours).toBeLessThanOrEqual(2);
  });

  test.each([
    ...hostileTexts,
    'https://evil.example/reset-password/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'Zoë\r\nBcc: evil@example.com',
  ])('shows the name %s as text and nothing else', async (name) => {
    const { email } = await createAccount(api.db, 'vendor', { firstname: name, lastname: 'Vogt' });
    const mail = await mailOf({}, { mail: 'access', email, portal: 'vendor' });
    expect(mail.to?.map(({ address }) => address)).toEqual([email]);
    expect(mail.bcc).toBeUndefined();
    const html = mail.html ?? '';
    expect(html).not.toMatch(/<(script|img|svg|iframe|style)|<[^>]*\son\w+=/i);
    // only the mail's own links are links
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^http:\/\/partner\.localhost:4000\/vendor\/[\w-]{43}$/);
    }
    expect(html).toContain(
      name
        .split('\r')[0]
        ?.replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;'),
    );
  });

  test('fetches nothing when it is opened', async () => {
    const { email } = await createAccount(api.db, 'vendor', { password_hash });
    const { html = '' } = await mailOf({}, { mail: 'access', email, portal: 'vendor' });
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|src=/i);
  });

  test('each has a key of its own, and the earlier one stays good', async () => {
    const { email } = await createAccount(api.db, 'vendor', { password_hash });
    const job = { mail: 'access', email, portal: 'vendor' } as const;
    const keys = [keyOf(await mailOf({}, job)), keyOf(await mailOf({}, job))];
    expect(keys[0]).not.toBe(keys[1]);
    for (const key of keys) {
      const { checkKey } = await api.data(
        'query Q($key: String!) { checkKey(type: "vendor", key: $key) { status } }',
        { key },
      );
      expect(checkKey.status).toBe(200);
    }
  });
});
