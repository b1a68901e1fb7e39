import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { createSeller, offerProduct } from '#tests/factories/assortment.ts';
import { createRequest, type VisiblePartner, visiblePartner } from '#tests/factories/networks.ts';
import { connect, sell } from '#tests/factories/selling.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { secrets } from '#tests/support/secrets.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const listOf = (call: string) => `query ($query: NetworkPartnersQuery) {
  answer: ${call}(query: $query) { data { total results { id productCategories } } } }`;

const documents = {
  manufacturers: listOf('getManufacturers'),
  sellers: listOf('getVendors'),
  ask: `mutation ($input: NetworkRequestsCreateInput!) { createNetworkRequests(input: $input) {
    data unchanged failures { id code msg label count } job { id total } } }`,
  received: `{ getReceivedRequests { data { results {
    notes regions { type value } partner { name } } } } }`,
  changes: `query ($query: PriceChangesQuery) { answer: priceChanges(query: $query) { data {
    total results { sku } } } }`,
  sold: `query ($query: SoldProductsQuery) { answer: soldProducts(query: $query) { data {
    total } } }`,
};

const exports = {
  partners: ['exportNetworkPartners', 'NetworkPartnersExportInput'],
  requests: ['exportNetworkRequests', 'NetworkRequestsExportInput'],
  changes: ['exportPriceChanges', 'PriceChangesExportInput'],
  sold: ['exportSoldProducts', 'SoldProductsExportInput'],
} as const;

const exportDocument = ([call, input]: readonly [string, string]) =>
  `mutation ($input: ${input}!) { answer: ${call}(input: $input) { data { id } } }`;

interface Answer {
  answer: { data: { id: string; total: number; results: Record<string, unknown>[] } };
}

const ask = async (document: string, variables: object, token: string) =>
  ((await api.data(document, { ...variables }, token)) as unknown as Answer).answer.data;

const work = (id: string) =>
  runJob(
    {
      secrets,
      db: api.db,
      inBatch: fixedBatches(api.db, 100),
      report: (error) => {
        throw error;
      },
      stopping: new AbortController().signal,
    },
    id,
  );

/** The cells of an export, its heading first. */
const exported = async (
  what: keyof typeof exports,
  query: object,
  { token }: { token: string },
): Promise<string[][]> => {
  const input = { query, format: 'csv', language: 'en' };
  const { id } = await ask(exportDocument(exports[what]), { input }, token);
  await work(id);
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await api.app.inject({ url: `/jobs/${id}/file`, headers });
  const lines = body.replace('\ufeff', '').trimEnd().split('\r\n');
  return lines.map((line) => line.split(','));
};

const bavaria = [{ type: 'state', value: 'BY' }];

describe('partners by the categories of what they have for sale', () => {
  let buyer: VisiblePartner;
  let maker: VisiblePartner;
  let seller: Awaited<ReturnType<typeof createSeller>>;
  let variation: Awaited<ReturnType<typeof offerProduct>>;
  let root: { id: string; name: string };
  let leaf: { id: string; name: string };

  beforeAll(async () => {
    buyer = await visiblePartner(api.db, 'craftsman');
    maker = await visiblePartner(api.db, 'manufacturer');
    seller = await createSeller(api.db);
    const first = await createCategory(api.db);
    root = first;
    leaf = await createCategory(api.db, first);
    variation = await offerProduct(api.db, maker.id);
    await api.db
      .insertInto('parent_product_categories')
      .values({ parent_id: variation.parent_id, category_id: leaf.id, is_main: true })
      .execute();
    await connect(api.db, seller.id, { manufacturer: maker.id });
    await sell(api.db, seller.id, variation.id);
  });

  const found = async (list: 'manufacturers' | 'sellers', categories: string[]) =>
    (await ask(documents[list], { query: { categories } }, buyer.token)).results;

  test('are found by their own and higher levels, and show the first level', async () => {
    const other = await createCategory(api.db);
    for (const { id } of [root, leaf]) {
      expect(await found('manufacturers', [id])).toEqual([
        { id: maker.id, productCategories: [root.name] },
      ]);
      expect(await found('sellers', [other.id, id])).toEqual([
        { id: seller.id, productCategories: [root.name] },
      ]);
    }
    expect(await found('manufacturers', [other.id])).toEqual([]);
  });

  test('manufacturers are found by published variations of published products only', async () => {
    const makers = () =>
      Promise.all(
        [[root.id], [leaf.id], [root.id, leaf.id]].map(
          async (ids) => (await found('manufacturers', ids)).length,
        ),
      );
    const set = (table: 'parent_products' | 'variations', id: string, status: string) =>
      sql`update ${sql.table(table)} set status = ${status} where id = ${id}`.execute(api.db);
    expect(await makers()).toEqual([1, 1, 1]);
    await set('parent_products', variation.parent_id, '2');
    expect(await makers()).toEqual([0, 0, 0]);
    await set('parent_products', variation.parent_id, '1');
    await set('variations', variation.id, '2');
    expect(await makers()).toEqual([0, 0, 0]);
    await set('variations', variation.id, '1');
    expect(await makers()).toEqual([1, 1, 1]);
  });

  test('are not shown by drafts or paused products', async () => {
    const set = (status: string) =>
      sql`update variations set status = ${status} where id = ${variation.id}`.execute(api.db);
    await set('2');
    expect(await found('manufacturers', [root.id])).toEqual([]);
    expect(await found('sellers', [root.id])).toEqual([]);
    await set('1');
    expect(await found('sellers', [root.id])).toHaveLength(1);
    await sql`update vendor_products set status = '2' where vendor_id = ${seller.id}`.execute(
      api.db,
    );
    expect(await found('sellers', [root.id])).toEqual([]);
    expect(await found('manufacturers', [root.id])).toHaveLength(1);
  });
});

describe('one request to many', () => {
  const askMany = async ({ token }: VisiblePartner, input: object) =>
    (await api.data(documents.ask, { input }, token)).createNetworkRequests;

  test('requests each connection, accepts received requests, and reports the others by name', async () => {
    const maker = await visiblePartner(api.db, 'manufacturer');
    const vendors = await Promise.all(
      Array.from({ length: 5 }, () => visiblePartner(api.db, 'vendor')),
    );
    const [asked, asking, connected, denying, open] = vendors as [
      VisiblePartner,
      VisiblePartner,
      VisiblePartner,
      VisiblePartner,
      VisiblePartner,
    ];
    const sender_manufacturer_id = maker.id;
    await createRequest(api.db, { sender_manufacturer_id, receiver_vendor_id: asked.id });
    await createRequest(api.db, {
      sender_vendor_id: asking.id,
      receiver_manufacturer_id: maker.id,
    });
    await connect(api.db, connected.id, { manufacturer: maker.id });
    await createRequest(api.db, {
      sender_manufacturer_id,
      receiver_vendor_id: denying.id,
      status: 'denied',
      answered_at: new Date(),
    });
    const hidden = await visiblePartner(api.db, 'basic');
    const ids = [...vendors.map(({ id }) => id), hidden.id];
    const note = { list: 'sellers', notes: 'Für alle gleich', regions: bavaria };
    const done = await askMany(maker, { ...note, ids });
    expect([...done.data].sort()).toEqual([asking.id, open.id].sort());
    expect([...done.unchanged].sort()).toEqual([asked.id, connected.id].sort());
    expect(done.failures).toEqual(
      expect.arrayContaining([
        {
          id: denying.id,
          code: 'RATE_LIMITED',
          msg: 'error.DENIED_LATELY',
          label: denying.name,
          count: 30,
        },
        {
          id: hidden.id,
          code: 'NOT_FOUND',
          msg: 'error.PARTNER_NOT_VISIBLE',
          label: null,
          count: null,
        },
      ]),
    );
    expect(done.failures).toHaveLength(2);
    const { getReceivedRequests } = await api.data(documents.received, {}, open.token);
    expect(getReceivedRequests.data.results).toEqual([
      { notes: 'Für alle gleich', regions: bavaria, partner: { name: maker.name } },
    ]);
    const again = await askMany(maker, { ...note, ids: [open.id] });
    expect(again).toMatchObject({ data: [], unchanged: [open.id], failures: [] });
  });

  test('is sent to all matches of a list’s filters, as a job if there are many', async () => {
    const maker = await visiblePartner(api.db, 'manufacturer');
    const city = unique('Ort');
    const craftsmen = await Promise.all(
      [1, 2].map(() => visiblePartner(api.db, 'craftsman', { city })),
    );
    await visiblePartner(api.db, 'vendor', { city });
    const few = await askMany(maker, { list: 'craftsmen', query: { place: city } });
    expect([...few.data].sort()).toEqual(craftsmen.map(({ id }) => id).sort());

    const place = unique('Stadt');
    await sql`
      insert into vendors (company_name, name, surname, vendor_type, account_type, status,
        is_visible, city)
      select 'Netz ' || n, 'Nele', 'Netz', 'craftsman', 'account_pro', '2', true, ${place}
      from generate_series(1, 101) n`.execute(api.db);
    const many = await askMany(maker, { list: 'craftsmen', query: { place } });
    expect(many).toMatchObject({ data: [], job: { total: 101 } });
    await sql`
      update pgboss.job set state = 'active'
      where name = 'run-job' and data ->> 'id' = ${many.job?.id ?? ''}`.execute(api.db);
    await work(many.job?.id ?? '');
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from network_requests t join vendors v on v.id = t.receiver_vendor_id
      where t.sender_manufacturer_id = ${maker.id} and v.city = ${place}`.execute(api.db);
    expect(rows).toEqual([{ n: 101 }]);
  });

  test('is rejected between manufacturers, by hidden partners, and without a list', async () => {
    const maker = await visiblePartner(api.db, 'manufacturer');
    const vendor = await visiblePartner(api.db, 'vendor');
    const refused = async (input: object) =>
      (await api.refusal(documents.ask, { input }, maker.token)).msg;
    expect(await refused({ list: 'manufacturers', ids: [maker.id] })).toBe(
      'error.REQUEST_TO_ONESELF',
    );
    const query = { list: 'sellers' };
    expect(await refused({ list: 'manufacturers', query })).toBe('error.FORBIDDEN');
    const { extensions } = await api.refusal(documents.ask, { input: { query } }, maker.token);
    expect(extensions.code).toBe('INVALID');
    await sql`update manufacturers set is_visible = false where id = ${maker.id}`.execute(api.db);
    expect(await refused({ list: 'sellers', ids: [vendor.id] })).toBe('error.PROFILE_NOT_VISIBLE');
  });
});

describe('what is exported', () => {
  test('from the whole network is the partners of a list, with what everyone sees of them', async () => {
    const viewer = await visiblePartner(api.db, 'vendor');
    const city = unique('Messe');
    const maker = await visiblePartner(api.db, 'manufacturer', { city, post_code: '89073' });
    await visiblePartner(api.db, 'craftsman', { city });
    await connect(api.db, viewer.id, { manufacturer: maker.id });
    expect(await exported('partners', { list: 'manufacturers', place: city }, viewer)).toEqual([
      expect.arrayContaining(['Name', 'Type', 'Place', 'Connection']),
      [maker.name, 'Manufacturer', '', '', `89073 ${city}`, '', '0', '0', 'Connected'],
    ]);
    const [, ...none] = await exported('partners', { list: 'designers', place: city }, viewer);
    expect(none).toEqual([]);
  });

  test('from manufacturers is empty for manufacturers', async () => {
    const maker = await visiblePartner(api.db, 'manufacturer');
    const input = { query: { list: 'manufacturers' }, format: 'csv' };
    const error = await api.refusal(exportDocument(exports.partners), { input }, maker.token);
    expect(error.extensions.code).toBe('FORBIDDEN');
  });

  test('from a tab of the own network is its requests', async () => {
    const maker = await visiblePartner(api.db, 'manufacturer');
    const vendor = await visiblePartner(api.db, 'craftsman');
    await createRequest(api.db, {
      sender_vendor_id: vendor.id,
      receiver_manufacturer_id: maker.id,
      notes: 'Bitte um Preise',
    });
    const [heading, ...rows] = await exported('requests', { tab: 'received' }, maker);
    expect(heading?.slice(0, 2)).toEqual(['Partner', 'Type']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(
      expect.arrayContaining([
        vendor.name,
        'Craftsman',
        'Open',
        'All of Germany',
        'Bitte um Preise',
      ]),
    );
    expect(await exported('requests', { tab: 'connected' }, maker)).toHaveLength(1);
  });

  test('from price changes is the filtered ones of the own products', async () => {
    const seller = await createSeller(api.db);
    const other = await createSeller(api.db);
    const maker = (await visiblePartner(api.db, 'manufacturer')).id;
    const up = await offerProduct(api.db, maker);
    const down = await offerProduct(api.db, maker);
    for (const vendor of [seller, other]) await connect(api.db, vendor.id, { manufacturer: maker });
    const adjustment = { adjustment_type: 'percent', adjustment_amount: '10' };
    await sell(api.db, seller.id, up.id, adjustment);
    await sell(api.db, seller.id, down.id, adjustment);
    await sell(api.db, other.id, down.id, adjustment);
    await sql`update variations set price = 120 where id = ${up.id}`.execute(api.db);
    await sql`update variations set price = 80 where id = ${down.id}`.execute(api.db);
    const skus = async (query: object) =>
      (await ask(documents.changes, { query }, seller.token)).results.map(({ sku }) => sku);
    expect(await skus({ direction: 'risen' })).toEqual([up.sku]);
    expect(await skus({ direction: 'fallen' })).toEqual([down.sku]);
    // the database sorts the digits of a number by its value
    const byNumber = new Intl.Collator('de', { numeric: true }).compare;
    expect(await skus({ sort: 'sku', order: 'ASC' })).toEqual([up.sku, down.sku].sort(byNumber));
    expect(await skus({ tab: 'seller' })).toEqual([]);
    expect(await skus({ name: down.sku })).toEqual([down.sku]);
    const [heading, ...rows] = await exported('changes', { direction: 'fallen' }, seller);
    expect(heading?.[0]).toBe('Product name');
    expect(rows.map((row) => row.slice(0, 7))).toEqual([
      [down.name, down.sku, 'Via manufacturer', '100.00', '80.00', '110.00', '88.00'],
    ]);
    expect(await exported('changes', { direction: 'risen' }, other)).toHaveLength(1);
  });

  test('from a seller is resold products, for connected manufacturers', async () => {
    const [maker, rival] = await Promise.all([
      visiblePartner(api.db, 'manufacturer'),
      visiblePartner(api.db, 'manufacturer'),
    ]);
    const seller = await createSeller(api.db);
    await connect(api.db, seller.id, { manufacturer: maker.id });
    await connect(api.db, seller.id, { manufacturer: rival.id });
    const own = await offerProduct(api.db, maker.id);
    const others = await offerProduct(api.db, rival.id);
    await sell(api.db, seller.id, own.id);
    await sell(api.db, seller.id, others.id);
    const category = await createCategory(api.db);
    const query = { vendorId: seller.id };
    const total = async (categories: string[]) =>
      (await ask(documents.sold, { query: { ...query, categories } }, maker.token)).total;
    expect(await total([category.id])).toBe(0);
    await api.db
      .insertInto('parent_product_categories')
      .values({ parent_id: others.parent_id, category_id: category.id, is_main: true })
      .execute();
    expect(await total([category.id])).toBe(1);
    const [, ...rows] = await exported('sold', query, maker);
    expect(rows.map(([name, sku]) => [name, sku])).toEqual([[others.name, others.sku]]);
    expect(rows[0]).toEqual(expect.arrayContaining([rival.name, category.name, '100.00']));
    const stranger = await visiblePartner(api.db, 'manufacturer');
    const input = { query, format: 'csv' };
    const error = await api.refusal(exportDocument(exports.sold), { input }, stranger.token);
    expect(error.extensions.code).toBe('NOT_FOUND');
  });
});
