import { beforeAll, describe, expect, test } from 'vitest';
import { createRepresentative } from '#tests/factories/partners.ts';
import { signedIn } from '#tests/factories/people.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields =
  'id name surname position email phone picture regions { type value } sortIndex version';
const documents = {
  list: `query ($query: RepresentativesQuery) {
    representatives(query: $query) { data { results { ${fields} } total } }
  }`,
  create: `mutation ($input: RepresentativeInput!) {
    createRepresentative(input: $input) { data { ${fields} } }
  }`,
  update: `mutation ($id: ID!, $input: RepresentativeInput!) {
    updateRepresentative(id: $id, input: $input) { data { ${fields} } }
  }`,
  order: `mutation ($items: [RepresentativeOrderInput!]!) {
    updateRepresentativeOrders(items: $items) { data }
  }`,
  remove: 'mutation ($ids: [ID!]) { deleteRepresentativeByIds(ids: $ids) { data } }',
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }',
};

let maker: Awaited<ReturnType<typeof signedIn>>;
let colleague: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  maker = await signedIn(api.db, 'manufacturer');
  const manufacturerId = maker.user.manufacturer_id ?? '';
  colleague = await signedIn(api.db, 'manufacturer', { manufacturerId });
  other = await signedIn(api.db, 'manufacturer');
});

const rosa = {
  name: 'Rosa',
  surname: 'Rupp',
  position: 'Außendienst Süd',
  email: 'rosa@maker.example',
  phone: '+49 (89) 12 34-56',
  regions: [
    { type: 'state', value: 'BY' },
    { type: 'postcode', value: '89*' },
  ],
};

const create = async (input: object = {}, token = maker.token) =>
  (await api.data(documents.create, { input: { ...rosa, ...input } }, token)).createRepresentative
    .data;
const idsOf = async (query: object = {}, token = maker.token): Promise<string[]> => {
  const { representatives } = await api.data(documents.list, { query }, token);
  return representatives.data.results.map(({ id }: { id: string }) => id);
};
const pictureOf = async ({ user }: typeof maker) => {
  const filename = `${user.id}-portrait.webp`;
  await api.db.insertInto('uploads').values({ filename, user_id: user.id }).execute();
  return filename;
};

describe('a representative', () => {
  test('is created last, visible to colleagues and to no other manufacturer', async () => {
    const first = await create();
    const second = await create({ name: 'Rolf', regions: [] });
    expect(first).toMatchObject({
      ...rosa,
      regions: [rosa.regions[0], { type: 'postcode', value: '89' }],
      picture: null,
    });
    expect(second.sortIndex).toBeGreaterThan(first.sortIndex);
    expect(second.regions).toEqual([]);
    expect((await idsOf({}, colleague.token)).slice(-2)).toEqual([first.id, second.id]);
    expect(await idsOf({}, other.token)).toEqual([]);
  });

  test('is found by name, position and address', async () => {
    const { id } = await create({ surname: 'Zirbel', position: 'Leitung', email: 'z@oak.example' });
    for (const name of ['zirb', 'LEITUNG', 'oak.ex']) expect(await idsOf({ name })).toEqual([id]);
  });

  test.each([
    [{ name: '' }, 'name', 'rules.required'],
    [{ surname: undefined }, 'surname', 'rules.required'],
    [{ email: 'rosa' }, 'email', 'rules.email'],
    [{ phone: 'please call' }, 'phone', 'rules.phone'],
    [{ phone: '12' }, 'phone', 'rules.phone'],
    [{ position: 'x'.repeat(101) }, 'position', 'rules.maxLength'],
    [{ picture: '../../passwd' }, 'picture', 'rules.imageFilename'],
    [{ regions: [{ type: 'state', value: 'XX' }] }, 'regions', 'rules.state'],
    [{ regions: [{ type: 'postcode', value: '803456' }] }, 'regions', 'rules.postcodePrefix'],
    [{ regions: [rosa.regions[0], rosa.regions[0]] }, 'regions', 'rules.regionTwice'],
  ])('is rejected with %j', async (input, field, rule) => {
    const { extensions } = await refusal(
      documents.create,
      { input: { ...rosa, ...input } },
      maker.token,
    );
    expect(extensions.fields?.[field]).toMatchObject({ rule });
  });

  test('may show a colleague’s upload, but no one else’s', async () => {
    const { id } = await create({ picture: await pictureOf(colleague) });
    const input = { ...rosa, picture: await pictureOf(other) };
    const { extensions } = await refusal(documents.update, { id, input }, maker.token);
    expect(extensions.fields).toEqual({ picture: { rule: 'rules.unknown' } });
  });

  test('is restored from its history with its regions', async () => {
    const { id } = await create();
    await api.data(documents.update, { id, input: { ...rosa, regions: [] } }, maker.token);
    await api.data(documents.remove, { ids: [id] }, maker.token);
    expect(await idsOf({ ids: [id] })).toEqual([]);
    const changes = await changesOf(api.db, 'representative', id);
    expect(changes.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    const changeId = await lastChange(id);
    await refusal(documents.restore, { input: { changeId } }, other.token);
    await api.data(documents.restore, { input: { changeId } }, maker.token);
    expect(await idsOf({ ids: [id] })).toEqual([id]);
  });
});

const lastChange = async (id: string): Promise<string> => {
  const change = await api.db
    .selectFrom('changes')
    .select('id')
    .where('entity', '=', 'representative')
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return change.id;
};

describe('the order', () => {
  test('belongs to the manufacturer, and is saved as a whole', async () => {
    const foreign = await createRepresentative(api.db, {
      manufacturer_id: other.user.manufacturer_id ?? '',
    });
    const ids = await idsOf({ size: 1000 });
    const items = ids.toReversed().map((id, sortIndex) => ({ id, sortIndex }));
    await api.data(documents.order, { items }, maker.token);
    expect(await idsOf({ size: 1000 })).toEqual(ids.toReversed());
    for (const wrong of [items.slice(1), [...items, { id: foreign.id, sortIndex: 99 }]]) {
      expect((await refusal(documents.order, { items: wrong }, maker.token)).extensions.code).toBe(
        'CONFLICT',
      );
    }
  });
});
