import { beforeAll, describe, expect, test } from 'vitest';
import { createRequest, type VisiblePartner, visiblePartner } from '#tests/factories/networks.ts';
import { createRepresentative } from '#tests/factories/partners.ts';
import { createNewsItem, createShowroom } from '#tests/factories/showrooms.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  profile: `query ($kind: String!, $id: ID!) { partnerProfileById(kind: $kind, id: $id) { data {
    id name description category city state requestId email phone street products
    regions { type value } showrooms { name } files { kind }
    representatives { name email } news { title } } } }`,
  news: '{ networkNews { data { results { title company } total } } }',
};
const lists = {
  getManufacturers: 'manufacturer',
  getArchitects: 'architect',
  getCraftsmen: 'craftsman',
  getVendors: 'vendor',
} as const;

let maker: VisiblePartner;
let vendor: VisiblePartner;

beforeAll(async () => {
  maker = await visiblePartner(api.db, 'manufacturer', { city: 'Ulm', post_code: '89073' });
  vendor = await visiblePartner(api.db, 'vendor', { city: 'Ulm', post_code: '80331' });
  const manufacturer_id = maker.id;
  const far = await createRepresentative(api.db, { manufacturer_id, surname: 'Fern' });
  await createRepresentative(api.db, { manufacturer_id, surname: 'Nah' });
  await api.db
    .insertInto('representative_regions')
    .values({ representative_id: far.id, sort_index: 0, type: 'state', value: 'SH' })
    .execute();
  await createNewsItem(api.db, {
    manufacturer_id,
    title: 'Neu',
    status: '1',
    published_at: new Date(),
  });
  await createNewsItem(api.db, { manufacturer_id, title: 'Entwurf' });
  await createShowroom(api.db, { manufacturer_id, name: 'Ausstellung Ulm' });
  await api.db
    .updateTable('manufacturers')
    .set({ email: 'info@maker.example', phone: '0731 1', street: 'Gasse 1' })
    .where('id', '=', maker.id)
    .execute();
});

const profileOf = async (kind: string, id: string, { token }: VisiblePartner) =>
  (await api.data(documents.profile, { kind, id }, token)).partnerProfileById.data;
const idsIn = async (list: keyof typeof lists, { token }: VisiblePartner, query: object = {}) => {
  const document = `query ($query: NetworkPartnersQuery) {
    ${list}(query: $query) { data { results { id state } total } } }`;
  const { results } = (await api.data(document, { query: { size: 100, ...query } }, token))[list]
    .data;
  return results as { id: string; state: string }[];
};

const hidden = { email: null, phone: null, street: null, representatives: [], news: [] };

describe('what a vendor reads of a manufacturer', () => {
  const before = { ...hidden, city: 'Ulm', showrooms: [{ name: 'Ausstellung Ulm' }], regions: [] };

  test('shows the same before and during a request, and after its denial', async () => {
    expect(await profileOf('manufacturer', maker.id, vendor)).toMatchObject({
      ...before,
      state: 'none',
      requestId: null,
    });
    const id = await createRequest(api.db, {
      sender_vendor_id: vendor.id,
      receiver_manufacturer_id: maker.id,
    });
    for (const [status, state, forMaker] of [
      ['pending', 'sent', 'received'],
      ['denied', 'denied', 'declined'],
    ] as const) {
      await api.db.updateTable('network_requests').set({ status }).where('id', '=', id).execute();
      const seen = await profileOf('manufacturer', maker.id, vendor);
      expect(seen).toMatchObject({ ...before, state, requestId: id });
      const other = await profileOf('vendor', vendor.id, maker);
      expect(other).toMatchObject({ ...hidden, state: forMaker, requestId: id });
    }
    const { networkNews } = await api.data(documents.news, {}, vendor.token);
    expect(networkNews.data.total).toBe(0);
  });

  test('after connecting: contact data, representatives by place, and published news', async () => {
    await api.db
      .updateTable('network_requests')
      .set({ status: 'approved' })
      .where('sender_vendor_id', '=', vendor.id)
      .execute();
    const seen = await profileOf('manufacturer', maker.id, vendor);
    expect(seen).toMatchObject({
      state: 'connected',
      email: 'info@maker.example',
      phone: '0731 1',
      street: 'Gasse 1',
      news: [{ title: 'Neu' }],
    });
    const names = seen.representatives.map(({ name }: { name: string }) => name.split(' ').at(-1));
    expect(names).toEqual(['Nah', 'Fern']);
    const { networkNews } = await api.data(documents.news, {}, vendor.token);
    expect(networkNews.data.results).toEqual([{ title: 'Neu', company: maker.name }]);
    const stranger = await visiblePartner(api.db, 'craftsman');
    expect(await profileOf('manufacturer', maker.id, stranger)).toMatchObject(hidden);
  });
});

describe('the whole network', () => {
  test('shows visible partners of a kind, without oneself, by their state towards the viewer', async () => {
    const people = await Promise.all(
      (['architect', 'craftsman', 'vendor'] as const).map((kind) => visiblePartner(api.db, kind)),
    );
    const wholesaler = await visiblePartner(api.db, 'wholesaler');
    const basic = await visiblePartner(api.db, 'basic');
    const suspended = await visiblePartner(api.db, 'suspended');
    const has = async (list: keyof typeof lists, id: string) =>
      (await idsIn(list, vendor)).some((each) => each.id === id);
    for (const [index, list] of (
      ['getArchitects', 'getCraftsmen', 'getVendors'] as const
    ).entries())
      expect(await has(list, people[index]?.id ?? ''), list).toBe(true);
    expect(await has('getVendors', wholesaler.id)).toBe(true);
    for (const { id } of [basic, suspended, vendor]) {
      expect(await has('getVendors', id)).toBe(false);
    }
    expect(await idsIn('getManufacturers', vendor, { state: 'connected' })).toEqual([
      { id: maker.id, state: 'connected' },
    ]);
  });

  test('is searched by name, place and postcode', async () => {
    const ids = async (query: object) =>
      (await idsIn('getManufacturers', vendor, query)).map(({ id }) => id);
    expect(await ids({ name: maker.name, place: 'ulm' })).toEqual([maker.id]);
    expect(await ids({ name: maker.name, place: '890' })).toEqual([maker.id]);
    expect(await ids({ name: maker.name, place: '1' })).toEqual([]);
    expect(await ids({ name: `${maker.name} nirgends` })).toEqual([]);
  });

  test('is closed between manufacturers, and to the pages of hidden partners', async () => {
    const other = await visiblePartner(api.db, 'manufacturer');
    const document = '{ getManufacturers { data { total } } }';
    expect((await api.refusal(document, {}, maker.token)).extensions.code).toBe('FORBIDDEN');
    const basic = await visiblePartner(api.db, 'basic');
    for (const [kind, id, by] of [
      ['manufacturer', other.id, maker],
      ['vendor', basic.id, vendor],
      ['vendor', vendor.id, vendor],
    ] as const) {
      const error = await api.refusal(documents.profile, { kind, id }, by.token);
      expect(error.extensions.code).toBe('NOT_FOUND');
    }
  });
});
