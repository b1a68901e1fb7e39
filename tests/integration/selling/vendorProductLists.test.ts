import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createChain, createSeller, offerOf, offerProduct } from '#tests/factories/assortment.ts';
import { createManufacturer } from '#tests/factories/people.ts';
import { combineVariation, createParent, createVariation } from '#tests/factories/products.ts';
import { connect, sell } from '#tests/factories/selling.ts';
import { createAttribute, createOption } from '#tests/factories/structure.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const document = `query ($query: VendorProductsQuery) { vendorProducts(query: $query) { data { total results {
  variationId name sku groupName updatedAt manufacturer { id name } sourcePrice price status } } } }`;

interface Row {
  variationId: string;
  name: string;
  manufacturer: { id: string; name: string };
  [field: string]: unknown;
}

let seller: { id: string; token: string };
let makers: string[];

const list = async (query: object): Promise<{ results: Row[]; total: number }> =>
  (await api.data(document, { query }, seller.token)).vendorProducts.data;

/** Products of two connected manufacturers, some of them included, and of one that is not connected. */
beforeAll(async () => {
  seller = await createSeller(api.db);
  const named = ['Zirn', 'Abel', 'Kern'].map((company_name) =>
    createManufacturer(api.db, { company_name }),
  );
  const all = (await Promise.all(named)).map(({ id }) => id);
  makers = all.slice(0, 2);
  for (const manufacturer of makers) await connect(api.db, seller.id, { manufacturer });
  for (const [n, name] of ['Bank', 'Tisch', 'Lampe', 'Regal', 'Stuhl', 'Hocker'].entries()) {
    for (const [m, maker] of all.entries()) {
      const sku = `${'cab'.charAt((m + n) % 3)}-${n}`.toUpperCase();
      const price = String(300 - 50 * n + m);
      const { id } = await offerProduct(api.db, maker, { name, price, sku });
      const included = { price_type: 'own', own_price: String(20 + n), status: n > 2 ? '1' : '2' };
      if (m < 2 && n % 2 === 0) await sell(api.db, seller.id, id, included);
    }
  }
});

describe('the list of a vendor', () => {
  test.each<[string, (row: Row) => unknown]>([
    ['name', (row) => row.name],
    ['id', (row) => Number(row.variationId)],
    ['sku', (row) => row.sku],
    ['groupName', (row) => row.groupName],
    ['manufacturer', (row) => row.manufacturer.name],
    ['sourcePrice', (row) => Number(row.sourcePrice)],
    ['price', (row) => (row.price === null ? null : Number(row.price))],
    ['status', (row) => row.status],
    ['updatedAt', (row) => row.updatedAt],
  ])('has one order by %s, across manufacturers and included products', async (sort, keyOf) => {
    for (const order of ['ASC', 'DESC']) {
      const shown: Row[] = [];
      for (let page = 0; page < 4; page += 1) {
        shown.push(...(await list({ sort, order, size: 3, page })).results);
      }
      const sorted = shown.toSorted((a, b) => {
        const [one, other] = [keyOf(a), keyOf(b)] as [string | null, string | null];
        // PostgreSQL sorts null after all values
        if (one === other) return Number(a.variationId) - Number(b.variationId);
        return one !== null && (other === null || one < other) ? -1 : 1;
      });
      expect(new Set(shown.map(({ variationId }) => variationId)).size).toBe(12);
      expect(shown).toEqual(order === 'ASC' ? sorted : sorted.toReversed());
    }
  });

  test('is the same, read for all manufacturers at once or one by one', async () => {
    for (const sort of ['name', 'sku', 'manufacturer', 'id']) {
      const oneByOne = await list({ sort, order: 'DESC', size: 5 });
      const ids = (await list({ size: 12 })).results.map(({ variationId }) => offerOf(variationId));
      const { results } = await list({ sort, order: 'DESC', size: 5, ids });
      expect(results, sort).toEqual(oneByOne.results);
    }
  });

  test('has the products of one manufacturer, and none of one without a connection', async () => {
    for (const manufacturer of makers) {
      const { results, total } = await list({ manufacturer, sort: 'sku' });
      expect(total).toBe(6);
      expect(new Set(results.map((row) => row.manufacturer.id))).toEqual(new Set([manufacturer]));
    }
    const manufacturer = (await createManufacturer(api.db)).id;
    await offerProduct(api.db, manufacturer);
    expect(await list({ manufacturer })).toEqual({ results: [], total: 0 });
  });
});

describe('the total of a vendor’s products', () => {
  test('counts each once, whether it is included, can be included, or both', async () => {
    const [manufacturer] = makers as [string];
    const named = { name: 'Zählbank' };
    const [both, alone, draft] = await Promise.all([
      offerProduct(api.db, manufacturer, named),
      offerProduct(api.db, manufacturer, named),
      offerProduct(api.db, manufacturer, named),
    ]);
    await sell(api.db, seller.id, both.id);
    await sell(api.db, seller.id, draft.id);
    await sql`update variations set status = '2' where id = ${draft.id}`.execute(api.db);
    const shown = async (query: object) => {
      const { results, total } = await list({ ...named, sort: 'id', ...query });
      expect(total).toBe(results.length);
      return results.map(({ variationId }) => variationId);
    };
    const ids = [both, alone, draft].map(({ id }) => id);
    for (const countUpTo of [null, 100]) {
      expect((await shown({ countUpTo })).toSorted()).toEqual(ids.toSorted());
      expect((await shown({ countUpTo, included: true })).toSorted()).toEqual(
        [both.id, draft.id].toSorted(),
      );
      expect(await shown({ countUpTo, included: false })).toEqual([alone.id]);
    }
    expect((await list({ ...named, countUpTo: 1 })).total).toBe(2);
  });

  test('counts the products of sellers in the same way', async () => {
    const { maker, seller: source, other: buyer } = await createChain(api.db);
    await connect(api.db, buyer.id, { manufacturer: maker });
    const offer = async (name: string): Promise<string> => {
      const { id } = await offerProduct(api.db, maker, { name });
      await sell(api.db, source.id, id, { status: '1' });
      return id;
    };
    await offer('Kann aufgenommen werden');
    const both = await offer('Aufgenommen');
    const ended = await offer('Aufgenommen, beim Verkäufer im Entwurf');
    const elsewhere = await offer('Vom Hersteller aufgenommen');
    const fromSource = { source: 'seller', source_vendor_id: source.id };
    await sell(api.db, buyer.id, both, fromSource);
    await sell(api.db, buyer.id, ended, fromSource);
    await sell(api.db, buyer.id, elsewhere);
    await sql`update vendor_products set status = '2'
      where vendor_id = ${source.id} and variation_id = ${ended}`.execute(api.db);
    const query = { tab: 'seller', sort: 'id' };
    const { vendorProducts } = await api.data(document, { query }, buyer.token);
    const { results, total } = vendorProducts.data;
    expect(results).toHaveLength(4);
    expect(total).toBe(4);
  });

  test('leaves out what a suspended manufacturer offers', async () => {
    const { id: manufacturer } = await createManufacturer(api.db);
    await connect(api.db, seller.id, { manufacturer });
    await offerProduct(api.db, manufacturer);
    const included = await offerProduct(api.db, manufacturer);
    await sell(api.db, seller.id, included.id);
    expect(await list({ manufacturer })).toMatchObject({ total: 2 });
    await sql`update manufacturers set suspended_at = now(), suspended_reason = 'x'
      where id = ${manufacturer}`.execute(api.db);
    const { results, total } = await list({ manufacturer });
    expect(results.map(({ variationId }) => variationId)).toEqual([included.id]);
    expect(total).toBe(1);
  });
});

describe('a search of a vendor’s products', () => {
  test('finds words of the product, of its options and of its number, of included ones and others', async () => {
    const [manufacturer_id] = makers;
    const { id: parent_id } = await createParent(api.db, {
      manufacturer_id,
      name: 'Serie Lindenhof',
      status: '1',
    });
    const values = { parent_id, status: '1' };
    const other = await createVariation(api.db, { ...values, name: 'Truhe', sku: 'LH-1' });
    const included = await createVariation(api.db, { ...values, name: 'Sekretär', sku: 'LH-2' });
    await sell(api.db, seller.id, included.id);
    const { id: attr_id } = await createAttribute(api.db);
    await combineVariation(
      api.db,
      included.id,
      await createOption(api.db, { attr_id, name: 'Räuchereiche' }),
    );
    const find = async (name: string) =>
      (await list({ name, sort: 'id', order: 'ASC', size: 100 })).results.map(
        ({ variationId }) => variationId,
      );
    expect(await find('lindenhof')).toEqual([other.id, included.id]);
    expect(await find('lindenhof lh-1')).toEqual([other.id]);
    expect(await find('li truhe')).toEqual([other.id]);
    expect(await find('räuchereiche')).toEqual([included.id]);
    expect(await find(other.id)).toContain(other.id);
    expect(await find('lindenhof nirgends')).toEqual([]);
  });
});
