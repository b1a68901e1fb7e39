import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { errorText } from '#contract/errors.ts';
import { createAccount, signedIn } from '#tests/factories/people.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, shareApi } from '#tests/support/testApi.ts';
import { me, notFound, oldPassword, password_hash } from './calls.ts';

shareApi();

describe('the own sessions', () => {
  const list = `{ ownSessions { data {
    id createdAt lastUsedAt address browser system device isCurrent } } }`;
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

  const signIn = async (email: string, userAgent: string, remoteAddress: string) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: { 'user-agent': userAgent },
      payload: {
        query: 'mutation M($input: SignInInput!) { signIn(input: $input) { token } }',
        variables: { input: { email, password: oldPassword } },
      },
    });
    return response.json().data.signIn.token as string;
  };

  const twoSessions = async () => {
    const { email } = await createAccount(api.db, 'admin', { password_hash });
    const first = await signIn(email, firefox, '10.0.0.7');
    const second = await signIn(email, 'x'.repeat(5000), '2001:db8::1');
    return { first, second };
  };

  test('are listed with device, address and times', async () => {
    const { first, second } = await twoSessions();
    const { ownSessions } = await api.data(list, {}, first);
    expect(ownSessions.data).toHaveLength(2);
    expect(ownSessions.data.find(({ isCurrent }) => isCurrent)).toMatchObject({
      address: '10.0.0.7',
      browser: 'Firefox',
      system: 'Linux',
      device: 'desktop',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(ownSessions.data.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      address: '2001:db8::1',
      browser: null,
      system: null,
      device: null,
    });
    expect(JSON.stringify(ownSessions)).not.toContain(second);
  });

  test('show neither another’s nor those that have ended', async () => {
    const { first } = await twoSessions();
    const { token } = await signedIn(api.db, 'admin');
    await sql`update sessions set last_used_at = now() - interval '13 hours'
      where user_agent like 'xxx%'`.execute(api.db);
    expect((await api.data(list, {}, first)).ownSessions.data).toHaveLength(1);
    expect((await api.data(list, {}, token)).ownSessions.data).toHaveLength(1);
  });

  test('are ended one by one, the own alone', async () => {
    const { first, second } = await twoSessions();
    const stranger = await signedIn(api.db, 'admin');
    const end = 'mutation M($id: ID!) { endSession(id: $id) { data } }';
    const { data } = (await api.data(list, {}, first)).ownSessions;
    const id = data.find(({ isCurrent }) => !isCurrent)?.id;
    expect(await api.refusal(end, { id }, stranger.token)).toMatchObject(notFound);
    for (const none of ['0', 'x', '99999999999999999999', '987654321']) {
      expect(await api.refusal(end, { id: none }, first)).toMatchObject(notFound);
    }
    expect((await api.data(end, { id }, first)).endSession.data).toEqual([id]);
    expect((await api.refusal(me, {}, second)).msg).toBe(errorText.tokenNotValid);
    expect((await api.data(me, {}, first)).me.data.id).toBeDefined();
  });

  test('are ended all but the one that asks', async () => {
    const { first, second } = await twoSessions();
    const stranger = await signedIn(api.db, 'admin');
    const ended = await api.data('mutation { endOtherSessions { data } }', {}, second);
    expect(ended.endOtherSessions.data).toHaveLength(1);
    expect((await api.refusal(me, {}, first)).msg).toBe(errorText.tokenNotValid);
    expect((await api.data(me, {}, second)).me.data.id).toBeDefined();
    expect((await api.data(me, {}, stranger.token)).me.data.id).toBe(stranger.user.id);
  });
});

describe('the own account', () => {
  test('has a language for its mails', async () => {
    const { token, user } = await signedIn(api.db, 'craftsman');
    const { ownAccount } = await api.data(
      '{ ownAccount { data { id email firstname lastname language passwordSetAt } } }',
      {},
      token,
    );
    expect(ownAccount.data).toEqual({
      id: user.id,
      email: user.email,
      firstname: 'Uta',
      lastname: 'User',
      language: 'de',
      passwordSetAt: null,
    });
    const update =
      'mutation M($input: OwnLanguageInput!) { updateOwnLanguage(input: $input) { data { language } } }';
    const updated = await api.data(update, { input: { language: 'en' } }, token);
    expect(updated.updateOwnLanguage.data.language).toBe('en');
    expect(await changesOf(api.db, 'account', user.id)).toMatchObject([
      { before: { language: 'de' }, after: { language: 'en' } },
    ]);
    const error = await api.refusal(update, { input: { language: 'fr' } }, token);
    expect(error.extensions.fields).toHaveProperty('language');
  });
});

describe('the own profile', () => {
  const read = `{ ownProfile { data {
    company_name short_name description phone street post_code city version } } }`;
  const update =
    'mutation M($input: OwnProfileInput!) { updateOwnProfile(input: $input) { data { phone version } } }';

  const nothing = {
    short_name: null,
    description: null,
    street: null,
    post_code: null,
    city: null,
  };

  test('of a vendor is read and written, and the change recorded', async () => {
    const { token, user } = await signedIn(api.db, 'craftsman');
    const { ownProfile } = await api.data(read, {}, token);
    expect(ownProfile.data).toMatchObject({ ...nothing, version: 1 });
    const input = { company_name: ' Holz & Co ', phone: '+49 30 1', street: 'None', version: 1 };
    await api.data(update, { input }, token);
    const after = await api.data(read, {}, token);
    // a vendor has no street
    const whole = { ...nothing, company_name: 'Holz & Co', phone: '+49 30 1', version: 2 };
    expect(after.ownProfile.data).toEqual(whole);
    expect(await changesOf(api.db, 'vendor', String(user.vendor_id))).toMatchObject([
      { user_id: user.id, after: { company_name: 'Holz & Co', phone: '+49 30 1' } },
    ]);
  });

  test('of a manufacturer contains its profile, but not its registered name', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const own = () =>
      api.db
        .selectFrom('manufacturers')
        .select(['company_name', 'short_name', 'description', 'city'])
        .where('id', '=', String(user.manufacturer_id))
        .executeTakeFirstOrThrow();
    const { company_name } = await own();
    const input = { company_name: 'Another', short_name: 'HL', description: 'a\nb', city: '' };
    await api.data(update, { input }, token);
    expect(await own()).toEqual({
      company_name,
      short_name: 'HL',
      description: 'a\nb',
      city: null,
    });
  });

  test('cannot be changed from an outdated version', async () => {
    const { token } = await signedIn(api.db, 'vendor');
    await api.data(update, { input: { phone: '1', version: 1 } }, token);
    const error = await api.refusal(update, { input: { phone: '2', version: 1 } }, token);
    expect(error.extensions.code).toBe('CONFLICT');
    expect((await api.data(read, {}, token)).ownProfile.data.phone).toBe('1');
  });

  test('reports errors by field', async () => {
    const { token } = await signedIn(api.db, 'manufacturer');
    const input = { short_name: 'x'.repeat(57), phone: 'a\u0000', description: 'x'.repeat(751) };
    const error = await api.refusal(update, { input }, token);
    expect(error.extensions.fields).toEqual({
      short_name: { rule: 'rules.maxLength', limit: 56 },
      phone: { rule: 'rules.controlCharacters' },
      description: { rule: 'rules.maxLength', limit: 750 },
    });
  });

  test('is none of an administrator’s', async () => {
    const { token } = await signedIn(api.db, 'admin');
    expect((await api.refusal(read, {}, token)).extensions.code).toBe('NOT_FOUND');
    expect((await api.refusal(update, { input: {} }, token)).extensions.code).toBe('NOT_FOUND');
  });
});
