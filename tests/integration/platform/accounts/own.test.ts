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
      headers: { ...api.device.headers, 'user-agent': userAgent },
      payload: {
        query: 'mutation M($input: SignInInput!) { signIn(input: $input) { token } }',
        variables: { input: { email, password: oldPassword } },
      },
    });
    api.device.keep([response.headers['set-cookie'] ?? []].flat());
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

  test('show neither another account’s nor ended ones', async () => {
    const { first } = await twoSessions();
    const { token } = await signedIn(api.db, 'admin');
    await sql`update sessions set last_used_at = now() - interval '13 hours'
      where user_agent like 'xxx%'`.execute(api.db);
    expect((await api.data(list, {}, first)).ownSessions.data).toHaveLength(1);
    expect((await api.data(list, {}, token)).ownSessions.data).toHaveLength(1);
  });

  test('end one by one, only the viewer’s own', async () => {
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

  test('end all but the current one', async () => {
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
