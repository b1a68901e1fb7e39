import { beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = 'id title text link picture status isPublished publishedAt version';
const documents = {
  create: `mutation ($input: NewsItemInput!) { createNewsItem(input: $input) { data { ${fields} } } }`,
  one: `query ($id: ID!) { newsItemById(id: $id) { data { ${fields} } } }`,
  status: `mutation ($input: NewsItemsStatusInput!) {
    updateNewsItemStatus(input: $input) { data failures { id } }
  }`,
  notifications: '{ notifications { data { results { kind params { name value } } total } } }',
};

type Account = Awaited<ReturnType<typeof signedIn>>;
let maker: Account;
let connected: Account;
let asking: Account;
let stranger: Account;

beforeAll(async () => {
  maker = await signedIn(api.db, 'manufacturer');
  connected = await signedIn(api.db, 'vendor');
  asking = await signedIn(api.db, 'craftsman');
  stranger = await signedIn(api.db, 'vendor');
  await api.db
    .insertInto('network_requests')
    .values([
      {
        sender_vendor_id: connected.user.vendor_id,
        receiver_manufacturer_id: maker.user.manufacturer_id,
        status: 'approved',
      },
      {
        sender_manufacturer_id: maker.user.manufacturer_id,
        receiver_vendor_id: asking.user.vendor_id,
        status: 'pending',
      },
    ])
    .execute();
});

const fair = { title: 'Neue Kollektion', text: 'Auf der Messe.', link: 'https://maker.example/a' };
const create = async (input: object = {}) =>
  (await api.data(documents.create, { input: { ...fair, ...input } }, maker.token)).createNewsItem
    .data;
const setStatus = (ids: string[], status: string) =>
  api.data(documents.status, { input: { ids, status } }, maker.token);
const toldTo = async ({ token }: Account) =>
  (await api.data(documents.notifications, {}, token)).notifications.data;

describe('news', () => {
  test('start as a draft, and notify connected vendors once', async () => {
    const { id, ...item } = await create();
    expect(item).toMatchObject({ ...fair, status: '2', isPublished: false, publishedAt: null });
    expect((await toldTo(connected)).total).toBe(0);
    await setStatus([id], '1');
    const first = (await api.data(documents.one, { id }, maker.token)).newsItemById.data;
    expect(first).toMatchObject({ isPublished: true, publishedAt: expect.any(String) });
    const { results } = await toldTo(connected);
    expect(results).toHaveLength(1);
    expect(results[0]?.kind).toBe('newsPublished');
    expect(results[0]?.params).toContainEqual({ name: 'title', value: fair.title });
    for (const other of [asking, stranger]) expect((await toldTo(other)).total).toBe(0);
    await setStatus([id], '2');
    await setStatus([id], '1');
    const again = (await api.data(documents.one, { id }, maker.token)).newsItemById.data;
    expect(again.publishedAt).toBe(first.publishedAt);
    expect((await toldTo(connected)).total).toBe(1);
  });

  test.each([
    [{ title: '' }, 'title', 'rules.required'],
    [{ title: 'x'.repeat(101) }, 'title', 'rules.maxLength'],
    [{ text: 'x'.repeat(751) }, 'text', 'rules.maxLength'],
    [{ link: 'javascript:alert(1)' }, 'link', 'rules.link'],
    [{ link: 'data:text/html,x' }, 'link', 'rules.link'],
    [{ picture: '../x' }, 'picture', 'rules.imageFilename'],
  ])('are rejected with %j', async (input, field, rule) => {
    const { extensions } = await refusal(
      documents.create,
      { input: { ...fair, ...input } },
      maker.token,
    );
    expect(extensions.fields?.[field]).toMatchObject({ rule });
  });
});
