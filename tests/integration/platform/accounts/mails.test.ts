import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailer } from '#server/mail/mailer.ts';
import { type MailJob, sendMail } from '#server/modules/platform/accounts/mail.ts';
import { createAccount, createShop, signedIn } from '#tests/factories/people.ts';
import { Device } from '#tests/support/device.ts';
import { keyOf, type Mailbox, startMailbox } from '#tests/support/mailbox.ts';
import { newSecured } from '#tests/support/secondFactor.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { oldPassword, password_hash, queuedFor, storedPassword } from './calls.ts';

shareApi();

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.close());

/** Sends the queued mails that match; returns how many there were. */
const sendQueued = async (match: object): Promise<number> => {
  const jobs = await queuedFor(match);
  const config = { publicUrl: 'https://{portal}.shop.example', port: 3000 };
  const mailer = createMailer({
    ...config,
    dataDir: '',
    smtpUrl: mailbox.url,
    mailFrom: 'A <a@b.example>',
  });
  for (const job of jobs) await sendMail({ db: api.db, mailer, config }, job as MailJob);
  return jobs.length;
};

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const signIn = async (email: string, device: Device) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...device.headers, 'user-agent': firefox },
    payload: {
      query: 'mutation ($input: SignInInput!) { vendorSignIn(input: $input) { token } }',
      variables: { input: { email, password: oldPassword } },
    },
  });
  device.keep([response.headers['set-cookie'] ?? []].flat());
};

const update = `mutation ($id: ID!, $input: ManagedVendorInput!) {
  updateManagedVendor(id: $id, input: $input) { status } }`;
const takeBack = `mutation ($type: String!, $key: String!) {
  takeBackEmail(type: $type, key: $key) { status } }`;

describe('the owner of an account', () => {
  test('gets a mail about a sign-in on a new device, but not about the first or a known one', async () => {
    const { email, id } = await createAccount(api.db, 'vendor', { password_hash, language: 'en' });
    const [own, other] = [new Device(), new Device()];
    await signIn(email, own);
    await signIn(email, own);
    expect(await queuedFor({ mail: 'accountEvent', userId: id })).toEqual([]);
    await signIn(email, other);
    await signIn(email, other);
    expect(await sendQueued({ mail: 'accountEvent', userId: id })).toBe(1);
    const mail = await mailbox.mailTo(email);
    expect(mail.subject).toBe('Sign-in on a new device');
    expect(mail.text).toContain('Firefox, Linux');
  });

  test('gets a mail about ended sessions and about keys', async () => {
    const { token, user } = await signedIn(api.db, 'admin');
    await signedIn(api.db, 'admin');
    await api.data('mutation { endOtherSessions { data } }', {}, token);
    expect(await queuedFor({ mail: 'accountEvent', userId: user.id })).toEqual([]);
    await sql`insert into sessions (token_hash, user_id) values ('\\x01', ${user.id})`.execute(
      api.db,
    );
    await api.data('mutation { endOtherSessions { data } }', {}, token);
    const shopId = await createShop(api.db);
    const create = `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { data { id } } }`;
    const input = { shopId, name: 'Kasse', scopes: ['catalogue'] };
    await api.data(create, { input }, token);
    expect(await sendQueued({ mail: 'accountEvent', userId: user.id })).toBe(2);
    expect((await mailbox.mailTo(user.email)).subject).toBe('Ihre Sitzungen wurden abgemeldet');
    expect((await mailbox.mailTo(user.email)).text).toContain('„Kasse“');
  });

  test('whose second factor is reset has to sign in again', async () => {
    const { user, token } = await newSecured('vendor');
    await api.data(
      'mutation ($id: ID!) { resetSecondFactor(id: $id) { data } }',
      { id: user.id },
      admin,
    );
    expect((await api.refusal('{ vendorMe { status } }', {}, token)).msg).toBe(
      'error.TOKEN_NOT_VALID',
    );
  });
});

describe('a changed address', () => {
  /** A vendor whose address an administrator has changed; and the key in the mail to the former one. */
  const moved = async () => {
    const user = await createAccount(api.db, 'vendor', { password_hash });
    const after = `moved-${user.email}`;
    const { company_name, vendor_type, account_type } = await api.db
      .selectFrom('vendors')
      .select(['company_name', 'vendor_type', 'account_type'])
      .where('id', '=', user.vendor_id)
      .executeTakeFirstOrThrow();
    const change = async (email: string) => {
      const account = { firstname: 'Vera', lastname: 'Vendor', language: 'de', email };
      const input = { company_name: company_name || 'Firma', vendor_type, account_type, account };
      await api.data(update, { id: user.vendor_id, input }, admin);
    };
    await change(after);
    const { id } = await api.db
      .selectFrom('email_changes')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(await sendQueued({ mail: 'emailChanged', id })).toBe(2);
    const mail = await mailbox.mailTo(user.email);
    return { user, after, mail, change, id, key: keyOf(mail) };
  };
  const emailOf = async (id: string) =>
    (
      await api.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).email;

  test('is mailed to both; the former owner takes it back, and everyone else is signed out', async () => {
    const { user, after, mail, key } = await moved();
    expect(mail.subject).toBe('Ihre E-Mail-Adresse bei Atrium wurde geändert');
    expect(mail.text).toContain(after);
    expect((await mailbox.mailTo(after)).subject).toBe('Ihre neue E-Mail-Adresse bei Atrium');
    const hash = await storedPassword(user.id);
    const intruder = new Device();
    await signIn(after, intruder);
    await api.data(takeBack, { type: 'vendor', key });
    expect(await emailOf(user.id)).toBe(user.email);
    expect(await storedPassword(user.id)).toBe(hash);
    const { rows } = await sql`select from sessions where user_id = ${user.id}`.execute(api.db);
    expect(rows).toEqual([]);
    expect(await queuedFor({ mail: 'access', email: user.email })).toHaveLength(1);
    await api.app.securityLog.settled();
    const { rows: events } = await sql`
      select from security_events where kind = 'emailTakenBack' and account = ${user.email}`.execute(
      api.db,
    );
    expect(events).toHaveLength(1);
    expect((await api.refusal(takeBack, { type: 'vendor', key })).msg).toBe('error.NOT_FOUND');
  });

  test('can be taken back after a second change, which then ends as well', async () => {
    const { user, after, change, key } = await moved();
    await change(`again-${after}`);
    const second = await api.db
      .selectFrom('email_changes')
      .select('id')
      .where('user_id', '=', user.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await sendQueued({ mail: 'emailChanged', id: second.id, to: 'before' });
    await mailbox.mailTo(after);
    const later = keyOf(await mailbox.mailTo(after));
    await api.data(takeBack, { type: 'vendor', key });
    expect(await emailOf(user.id)).toBe(user.email);
    expect((await api.refusal(takeBack, { type: 'vendor', key: later })).msg).toBe(
      'error.NOT_FOUND',
    );
  });

  test('cannot be taken back in another portal, after seven days, or with a made-up key', async () => {
    const { user, after, id, key } = await moved();
    const refused = async (type: string, given: string) =>
      (await api.refusal(takeBack, { type, key: given })).msg;
    expect(await refused('manufacturer', key)).toBe('error.NOT_FOUND');
    expect(await refused('vendor', 'x'.repeat(43))).toBe('error.NOT_FOUND');
    await sql`update email_changes set created_at = now() - interval '7 days'
      where id = ${id}`.execute(api.db);
    expect(await refused('vendor', key)).toBe('error.NOT_FOUND');
    expect(await emailOf(user.id)).toBe(after);
  });

  test('cannot be taken back if another account has the former address by now', async () => {
    const { user, after, key } = await moved();
    await createAccount(api.db, 'vendor', { email: user.email });
    expect((await api.refusal(takeBack, { type: 'vendor', key })).msg).toBe('error.EMAIL_TAKEN');
    expect(await emailOf(user.id)).toBe(after);
  });
});
