import { beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createShowroom } from '#tests/factories/showrooms.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = `id name street post_code city phone email description
  openingHours { day opens closes } pictures { filename alt }
  closedFrom closedTo closedReason version`;
const documents = {
  list: `query ($query: ShowroomsQuery) {
    showrooms(query: $query) { data { results { ${fields} } total } }
  }`,
  one: `query ($id: ID!) { showroomById(id: $id) { data { ${fields} } } }`,
  create: `mutation ($input: ShowroomInput!) {
    createShowroom(input: $input) { data { ${fields} } }
  }`,
  update: `mutation ($id: ID!, $input: ShowroomInput!) {
    updateShowroom(id: $id, input: $input) { data { ${fields} } }
  }`,
  remove: 'mutation ($ids: [ID!]) { deleteShowroomByIds(ids: $ids) { data } }',
  deleted: `query ($query: DeletedRecordsQuery) {
    deletedRecords(query: $query) { data { results { id entityId name } } }
  }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }',
};

type Account = Awaited<ReturnType<typeof signedIn>>;
let maker: Account;
let vendor: Account;
let basic: Account;

beforeAll(async () => {
  maker = await signedIn(api.db, 'manufacturer');
  vendor = await signedIn(api.db, 'vendor');
  basic = await signedIn(api.db, 'basic');
});

const munich = {
  name: 'Haus am Markt',
  street: 'Markt 1',
  post_code: '80331',
  city: 'München',
  phone: '089 / 12 34 56',
  email: 'haus@maker.example',
  description: 'Zwei Etagen.\nMit Café.',
  openingHours: [
    { day: 6, opens: '10:00', closes: '24:00' },
    { day: 1, opens: '14:00', closes: '18:00' },
    { day: 1, opens: '09:00', closes: '12:30' },
  ],
  closedFrom: '2026-12-24',
  closedTo: '2027-01-06',
  closedReason: 'Betriebsferien',
};

const create = async (input: object = {}, { token } = maker) =>
  (await api.data(documents.create, { input: { ...munich, ...input } }, token)).createShowroom.data;
const showroomNames = async (query: object, { token } = maker): Promise<string[]> => {
  const { showrooms } = await api.data(documents.list, { query }, token);
  return showrooms.data.results.map(({ name }: { name: string }) => name);
};
const pictureOf = async ({ user }: Account, name = 'room') => {
  const filename = `${user.id}-${name}.webp`;
  await api.db.insertInto('uploads').values({ filename, user_id: user.id }).execute();
  return filename;
};

describe('a showroom', () => {
  test('belongs only to the manufacturer or vendor who created it', async () => {
    const made = await create({ name: 'Of the maker' });
    const sold = await create({ name: 'Of the vendor' }, vendor);
    const small = await create({ name: 'Of the basic account' }, basic);
    expect(await showroomNames({ name: 'of the' }, maker)).toEqual(['Of the maker']);
    expect(await showroomNames({ name: 'of the' }, vendor)).toEqual(['Of the vendor']);
    expect(await showroomNames({ name: 'of the' }, basic)).toEqual(['Of the basic account']);
    for (const [{ id }, { token }] of [
      [sold, maker],
      [made, vendor],
      [small, vendor],
    ] as const) {
      expect((await refusal(documents.one, { id }, token)).extensions.code).toBe('NOT_FOUND');
      const update = await refusal(documents.update, { id, input: munich }, token);
      expect(update.extensions.code).toBe('NOT_FOUND');
    }
    const { token } = await signedIn(api.db, 'admin');
    expect((await refusal(documents.one, { id: made.id }, token)).extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  test('keeps its opening hours by day and time', async () => {
    const { id, ...kept } = await create();
    expect(kept).toMatchObject({
      ...munich,
      openingHours: [
        { day: 1, opens: '09:00', closes: '12:30' },
        { day: 1, opens: '14:00', closes: '18:00' },
        { day: 6, opens: '10:00', closes: '24:00' },
      ],
    });
    const input = { ...munich, openingHours: [], closedFrom: null, closedTo: null };
    const { updateShowroom } = await api.data(documents.update, { id, input }, maker.token);
    expect(updateShowroom.data).toMatchObject({ openingHours: [], closedFrom: null });
  });

  const span = (opens: string, closes: string, day = 1) => ({ day, opens, closes });
  test.each([
    [{ name: ' ' }, 'name', 'rules.required'],
    [{ name: 'x'.repeat(101) }, 'name', 'rules.maxLength'],
    [{ street: null }, 'street', 'rules.required'],
    [{ post_code: '8033' }, 'post_code', 'rules.postcode'],
    [{ post_code: '803311' }, 'post_code', 'rules.postcode'],
    [{ city: '' }, 'city', 'rules.required'],
    [{ phone: 'anrufen' }, 'phone', 'rules.phone'],
    [{ email: 'haus' }, 'email', 'rules.email'],
    [{ description: 'x'.repeat(751) }, 'description', 'rules.maxLength'],
    [{ openingHours: [span('9:00', '12:00')] }, 'openingHours', 'rules.time'],
    [{ openingHours: [span('09:00', '25:00')] }, 'openingHours', 'rules.time'],
    [{ openingHours: [span('24:00', '24:00')] }, 'openingHours', 'rules.time'],
    [{ openingHours: [span('09:00', '12:00', 8)] }, 'openingHours', 'rules.wrongType'],
    [{ openingHours: [span('12:00', '09:00')] }, 'openingHours', 'rules.closesBeforeOpens'],
    [{ openingHours: [span('12:00', '12:00')] }, 'openingHours', 'rules.closesBeforeOpens'],
    [
      { openingHours: [span('09:00', '13:00'), span('12:59', '18:00')] },
      'openingHours',
      'rules.hoursOverlap',
    ],
    [
      { openingHours: [span('08:00', '09:00'), span('10:00', '11:00'), span('12:00', '13:00')] },
      'openingHours',
      'rules.spansPerDay',
    ],
    [{ closedFrom: '2027-01-06', closedTo: '2026-12-24' }, 'closedTo', 'rules.endsBeforeStart'],
    [{ closedFrom: '2026-12-24', closedTo: null }, 'closedTo', 'rules.bothDays'],
    [{ closedFrom: '2026-02-30' }, 'closedFrom', 'rules.calendarDate'],
    [{ pictures: [{ filename: '../../passwd' }] }, 'pictures', 'rules.imageFilename'],
    [
      { pictures: [{ filename: 'a.webp' }, { filename: 'a.webp' }] },
      'pictures',
      'rules.imageTwice',
    ],
    [
      { pictures: Array.from({ length: 11 }, (_, n) => ({ filename: `p${n}.webp` })) },
      'pictures',
      'rules.maxItems',
    ],
  ])('is rejected with %j', async (input, field, rule) => {
    const { extensions } = await refusal(
      documents.create,
      { input: { ...munich, ...input } },
      maker.token,
    );
    expect(extensions.fields?.[field]).toMatchObject({ rule });
  });

  test('may be open without a break, and have two adjacent spans', async () => {
    const openingHours = [span('09:00', '12:00'), span('12:00', '18:00')];
    expect((await create({ openingHours })).openingHours).toEqual(openingHours);
  });

  test('shows the company’s own pictures, in their order, and no others', async () => {
    const pictures = [
      { filename: await pictureOf(maker, 'hall'), alt: 'Eingang' },
      { filename: await pictureOf(maker, 'cafe'), alt: '' },
    ];
    expect((await create({ pictures })).pictures).toEqual(pictures);
    const foreign = [...pictures, { filename: await pictureOf(vendor) }];
    const { extensions } = await refusal(
      documents.create,
      { input: { ...munich, pictures: foreign } },
      maker.token,
    );
    expect(extensions.fields).toEqual({ pictures: { rule: 'rules.unknown' } });
  });

  test('is found by name and address', async () => {
    await create({ name: 'Linde', street: 'Am Lindenhof 7', city: 'Ulm', post_code: '89073' });
    for (const name of ['linde', 'lindenhof', 'ulm', '8907']) {
      expect(await showroomNames({ name })).toEqual(['Linde']);
    }
  });

  test('of a vendor is restored from its history with hours and pictures', async () => {
    const pictures = [{ filename: await pictureOf(vendor, 'back'), alt: 'Halle' }];
    const { id, openingHours } = await create({ pictures }, vendor);
    await api.data(documents.remove, { ids: [id] }, vendor.token);
    const changes = await changesOf(api.db, 'showroom', id);
    expect(changes.map(({ action }) => action)).toEqual(['create', 'delete']);
    const query = { entity: 'showroom' };
    const mine = await api.data(documents.deleted, { query }, vendor.token);
    const changeId = mine.deletedRecords.data.results.find(
      (record: { entityId: string }) => record.entityId === id,
    )?.id;
    expect(changeId).toBeDefined();
    const others = await api.data(documents.deleted, { query }, maker.token);
    expect(JSON.stringify(others)).not.toContain(`"${changeId}"`);
    await refusal(documents.restore, { input: { changeId } }, maker.token);
    await api.data(documents.restore, { input: { changeId } }, vendor.token);
    const { showroomById } = await api.data(documents.one, { id }, vendor.token);
    expect(showroomById.data).toMatchObject({ openingHours, pictures });
  });

  test('has one owner', async () => {
    const both = {
      manufacturer_id: maker.user.manufacturer_id,
      vendor_id: vendor.user.vendor_id,
    };
    await expect(createShowroom(api.db, both)).rejects.toThrow('check constraint');
    await expect(createShowroom(api.db, {})).rejects.toThrow('check constraint');
  });
});
