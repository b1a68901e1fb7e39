import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { UserFeedbacksQuery } from '#contract/generated/schema.ts';
import { feedbackLimits } from '#contract/rules/website/userFeedback.ts';
import { createFeedback } from '#tests/factories/feedback.ts';
import { accountKinds, createVendor, signedIn } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  send: `mutation Send($input: UserFeedbackInput!) {
    createUserFeedback(input: $input) { message status }
  }`,
  list: `query List($query: UserFeedbacksQuery) {
    userFeedbacks(query: $query) { data { results { id text } total } }
  }`,
  one: `query One($id: ID!) { userFeedbackById(id: $id) { data {
    rate text email page userType vendorId manufacturerId sender company status createdAt version
  } } }`,
  status: `mutation Status($input: UserFeedbacksStatusInput!) {
    updateUserFeedbackStatus(input: $input) { data failures { id } }
  }`,
  remove: `mutation Delete($ids: [ID!], $query: UserFeedbacksQuery) {
    deleteUserFeedback(ids: $ids, query: $query) { data }
  }`,
  analytics: `query Analytics($query: UserFeedbackAnalyticsQuery!) {
    userFeedbackAnalytics(query: $query) { data {
      count open average distribution { rate count } series { day count average }
      byPage { name count average } byUserType { name count average }
    } }
  }`,
};

const deletionOf = (id: string) =>
  api.db
    .selectFrom('changes')
    .select('id')
    .where('entity', '=', 'userFeedback')
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();

const latest = () =>
  api.db.selectFrom('user_feedback').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

describe('sending', () => {
  test('takes the sender from the session, whatever the input says', async () => {
    const { token, user } = await signedIn(api.db, 'craftsman', {
      firstname: 'Clara',
      lastname: 'Kern',
    });
    const input = {
      rate: 9,
      text: '  <b>Gut</b>\nso  ',
      page: '/jobs',
      email: 'somebody@else.example',
      userType: 'admin',
      vendorId: user.vendor_id,
    };
    await api.data(documents.send, { input }, token);
    const { id, user_id } = await latest();
    expect(user_id).toBe(user.id);
    const { userFeedbackById } = await api.data(documents.one, { id }, admin);
    expect(userFeedbackById.data).toMatchObject({
      rate: 9,
      text: '<b>Gut</b>\nso',
      page: '/jobs',
      email: user.email,
      userType: 'craftsman',
      vendorId: user.vendor_id,
      manufacturerId: null,
      sender: 'Clara Kern',
      status: 'open',
    });
  });

  test('feedback of a manufacturer belongs to it, and a rating is enough', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    await api.data(documents.send, { input: { rate: 1 } }, token);
    expect(await latest()).toMatchObject({
      rate: 1,
      text: '',
      page: '',
      user_type: 'manufacturer',
      manufacturer_id: user.manufacturer_id,
      vendor_id: null,
    });
  });

  test('names the sender of the session, not the partner of the input', async () => {
    const { token: maker, user } = await signedIn(api.db, 'manufacturer');
    const { id } = await createVendor(api.db);
    await api.data(documents.send, { input: { rate: 5, vendorId: id, manufacturerId: id } }, maker);
    expect(await latest()).toMatchObject({
      user_id: user.id,
      manufacturer_id: user.manufacturer_id,
      vendor_id: null,
    });
  });

  test.each([
    [{ rate: 0 }, 'rate'],
    [{ rate: 11 }, 'rate'],
    [{}, 'rate'],
    [{ rate: 5, text: 'x'.repeat(feedbackLimits.text + 1) }, 'text'],
    [{ rate: 5, page: 'x'.repeat(feedbackLimits.page + 1) }, 'page'],
  ])('%# breaks a rule of %s', async (input, field) => {
    const { token } = await signedIn(api.db, 'vendor');
    const { extensions } = await refusal(documents.send, { input }, token);
    expect(extensions).toMatchObject({ code: 'INVALID', fields: { [field]: {} } });
  });

  test('is available to everyone except administrators', async () => {
    expect((await refusal(documents.send, { input: { rate: 5 } })).extensions.code).toBe(
      'FORBIDDEN',
    );
    for (const kind of accountKinds.filter((each) => each !== 'admin' && each !== 'suspended')) {
      const { token } = await signedIn(api.db, kind);
      await api.data(documents.send, { input: { rate: 5 } }, token);
    }
  });

  test('the 21st in an hour is rejected, even of many at the same moment, per account', async () => {
    const { token, user } = await signedIn(api.db, 'vendor');
    const sent = await Promise.all(
      Array.from({ length: feedbackLimits.perHour + 5 }, () =>
        api.request(documents.send, { input: { rate: 5 } }, token),
      ),
    );
    const refused = sent.flatMap(({ errors }) => errors);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({
      msg: 'error.TOO_MUCH_FEEDBACK',
      extensions: { code: 'RATE_LIMITED', args: { limit: 20, smart_count: 60 } },
    });
    const colleague = await signedIn(api.db, 'vendor');
    await api.data(documents.send, { input: { rate: 5 } }, colleague.token);

    await sql`update user_feedback set created_at = now() - interval '61 minutes'
      where id = (select min(id) from user_feedback where user_id = ${user.id})`.execute(api.db);
    await api.data(documents.send, { input: { rate: 5 } }, token);
    await refusal(documents.send, { input: { rate: 5 } }, token);
  });
});

describe('the list', () => {
  const find = async (query: UserFeedbacksQuery): Promise<string[]> => {
    const { userFeedbacks } = await api.data(documents.list, { query }, admin);
    expect(userFeedbacks.data.total).toBe(userFeedbacks.data.results.length);
    return userFeedbacks.data.results.map(({ text }) => text);
  };

  test('finds by text, address, rating, page, type of account, state and day', async () => {
    const page = `/${unique('page')}`;
    const made = (text: string, values: object) =>
      createFeedback(api.db, { page, text, ...values });
    await made('Suche ist langsam', { rate: 3, user_type: 'architect' });
    await made('Alles bestens', { rate: 10, email: 'langsam@vendor.example' });
    // the last minutes of a day in Germany
    await made('Nachts', { rate: 3, status: 'done', created_at: '2026-03-09T22:59:00Z' });
    await made('Morgens', { rate: 7, created_at: '2026-03-09T23:00:00Z' });

    expect((await find({ sentFrom: page, text: 'LANGSAM' })).sort()).toEqual([
      'Alles bestens',
      'Suche ist langsam',
    ]);
    expect((await find({ sentFrom: page, rate: 3 })).sort()).toEqual([
      'Nachts',
      'Suche ist langsam',
    ]);
    expect(await find({ sentFrom: page, userType: 'architect' })).toEqual(['Suche ist langsam']);
    expect(await find({ sentFrom: page, status: 'done' })).toEqual(['Nachts']);
    expect(await find({ sentFrom: page, from: '2026-03-09', to: '2026-03-09' })).toEqual([
      'Nachts',
    ]);
    expect(await find({ sentFrom: page, from: '2026-03-10', to: '2026-03-10' })).toEqual([
      'Morgens',
    ]);
    expect(await find({ sentFrom: page, sort: 'rate', order: 'DESC', size: 4 })).toEqual([
      'Alles bestens',
      'Morgens',
      'Nachts',
      'Suche ist langsam',
    ]);
  });

  test.each([
    { from: '2026-02-30' },
    { to: 'today' },
    { rate: 11 },
    { status: '1' },
    { userType: 'admin' },
  ])('%o is rejected', async (query) => {
    expect((await refusal(documents.list, { query })).extensions.code).toBe('INVALID');
  });
});

describe('dealing with it', () => {
  test('marks many as done and opens them again, and records it', async () => {
    const page = `/${unique('page')}`;
    const [one, other] = [
      await createFeedback(api.db, { page }),
      await createFeedback(api.db, { page, status: 'done' }),
    ];
    const { updateUserFeedbackStatus } = await api.data(
      documents.status,
      { input: { query: { sentFrom: page }, status: 'done' } },
      admin,
    );
    expect(updateUserFeedbackStatus.failures).toEqual([]);
    const after = await api.data(documents.one, { id: one.id }, admin);
    expect(after.userFeedbackById.data).toMatchObject({ status: 'done', version: 2 });
    expect(await changesOf(api.db, 'userFeedback', one.id)).toMatchObject([
      { action: 'update', before: { status: 'open' }, after: { status: 'done' } },
    ]);
    expect(await changesOf(api.db, 'userFeedback', other.id)).toEqual([]);
    await api.data(documents.status, { input: { ids: [one.id], status: 'open' } }, admin);
    const again = await api.data(documents.one, { id: one.id }, admin);
    expect(again.userFeedbackById.data.status).toBe('open');
  });

  test('a deleted one is restored unchanged', async () => {
    const created_at = new Date('2026-01-02T03:04:05.678Z');
    const vendor = await createVendor(api.db, { company_name: 'Haus & Hof' });
    const { id } = await createFeedback(api.db, {
      created_at,
      vendor_id: vendor.id,
      status: 'done',
      user_type: 'architect',
    });
    const { userFeedbackById: before } = await api.data(documents.one, { id }, admin);
    await api.data(documents.remove, { ids: [id] }, admin);
    expect((await refusal(documents.one, { id })).extensions.code).toBe('NOT_FOUND');
    const restore = `mutation Restore($input: RestoreInput!) { restoreChange(input: $input) { message } }`;
    await api.data(restore, { input: { changeId: (await deletionOf(id)).id } }, admin);
    const { userFeedbackById: after } = await api.data(documents.one, { id }, admin);
    expect(after.data).toEqual({ ...before.data, version: expect.any(Number) });
    expect(after.data.company).toBe('Haus & Hof');
  });
});

describe('the analysis', () => {
  const analyse = async (query: object) => {
    const { userFeedbackAnalytics } = await api.data(documents.analytics, { query }, admin);
    return userFeedbackAnalytics.data;
  };
  // a period without feedback from other tests
  const year = { from: '2031-03-28', to: '2031-04-07' };

  beforeAll(async () => {
    const rows = [
      // summer time begins on the 30th
      [4, '2031-03-29T22:59:59Z', '/jobs', 'vendor', 'open'],
      [10, '2031-03-29T23:00:00Z', '/jobs', 'vendor', 'done'],
      [9, '2031-03-30T21:59:59Z', '/', 'manufacturer', 'open'],
      [1, '2031-03-30T22:00:00Z', '/jobs', 'architect', 'open'],
      [5, '2031-04-07T21:59:59Z', '/', 'vendor', 'open'],
      // outside
      [2, '2031-03-27T22:59:59Z', '/', 'vendor', 'open'],
      [2, '2031-04-07T22:00:00Z', '/', 'vendor', 'open'],
    ] as const;
    for (const [rate, created_at, page, user_type, status] of rows) {
      await createFeedback(api.db, { rate, created_at, page, user_type, status });
    }
  });

  test('counts days in Germany, including those without feedback', async () => {
    const { count, open, average, series, distribution } = await analyse(year);
    expect({ count, open, average }).toEqual({ count: 5, open: 4, average: 5.8 });
    expect(series).toHaveLength(11);
    expect(series.slice(0, 5)).toEqual([
      { day: '2031-03-28', count: 0, average: null },
      { day: '2031-03-29', count: 1, average: 4 },
      { day: '2031-03-30', count: 2, average: 9.5 },
      { day: '2031-03-31', count: 1, average: 1 },
      { day: '2031-04-01', count: 0, average: null },
    ]);
    expect(series.at(-1)).toEqual({ day: '2031-04-07', count: 1, average: 5 });
    expect(distribution.map((each) => each.count)).toEqual([1, 0, 0, 1, 1, 0, 0, 0, 1, 1]);
  });

  test('groups by week from Monday, and by month', async () => {
    const weeks = await analyse({ ...year, interval: 'week' });
    expect(weeks.series).toEqual([
      { day: '2031-03-24', count: 3, average: 23 / 3 },
      { day: '2031-03-31', count: 1, average: 1 },
      { day: '2031-04-07', count: 1, average: 5 },
    ]);
    const months = await analyse({ ...year, interval: 'month' });
    expect(months.series.map(({ day, count }) => [day, count])).toEqual([
      ['2031-03-01', 4],
      ['2031-04-01', 1],
    ]);
  });

  test('groups by page and type of account, most first, and can be limited to one of them', async () => {
    const { byPage, byUserType } = await analyse(year);
    expect(byPage).toEqual([
      { name: '/jobs', count: 3, average: 5 },
      { name: '/', count: 2, average: 7 },
    ]);
    expect(byUserType.map(({ name, count }) => [name, count])).toEqual([
      ['vendor', 3],
      ['architect', 1],
      ['manufacturer', 1],
    ]);
    const { count, byUserType: types } = await analyse({ ...year, page: '/', userType: 'vendor' });
    expect(count).toBe(1);
    expect(types).toEqual([{ name: 'vendor', count: 1, average: 5 }]);
  });

  test('has no average without feedback', async () => {
    const { count, average, byPage } = await analyse({ from: '2019-01-01', to: '2019-01-01' });
    expect({ count, average, byPage }).toEqual({ count: 0, average: null, byPage: [] });
  });

  test.each([
    [{ from: '2026-01-02', to: '2026-01-01' }, 'to'],
    [{ from: '2016-01-01', to: '2026-12-31' }, 'to'],
    [{ to: '2026-01-01' }, 'from'],
    [{ from: '2026-13-01', to: '2026-01-01' }, 'from'],
    [{ ...year, interval: 'hour' }, 'interval'],
  ])('%o is rejected', async (query, field) => {
    const { extensions } = await refusal(documents.analytics, { query });
    expect(extensions.fields).toHaveProperty(field);
  });
});
