import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { bringOffersUpToDate, keptNow } from '#server/modules/shop/catalogue/shownOffers.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { deferred } from '#tests/support/deferred.ts';
import { keptOffers, listsNow, offersNow } from '#tests/support/keptOffers.ts';
import { createShopWorld, type ShopWorld } from '#tests/support/shopWorld.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

/* docs/decisions/0067-shown-offers.md; after random edits: mirror.test.ts */

shareApi();

let world: ShopWorld;
let key: string;
beforeAll(async () => {
  world = await createShopWorld(api.db);
  ({ key } = await createShopKey(api.db));
});

// a vendor's offer is sold 20 % above it
const reprice = (price: string) => sql`
  update variations set price = ${price}::numeric where id = ${world.sofa.id}`;

const isUpToDate = async () => {
  const { kept, forSale, keptProducts, productsForSale } = await offersNow();
  return JSON.stringify([kept, keptProducts]) === JSON.stringify([forSale, productsForSale]);
};

const prices = async () =>
  JSON.stringify(await api.shop('{ products { nodes { slug fromPrice } } }', {}, key));

test('are filled at first, and then follow what is committed', async () => {
  const { kept, forSale, keptProducts, productsForSale } = await keptOffers();
  expect(kept.length).toBeGreaterThan(1);
  expect(kept).toEqual(forSale);
  expect(keptProducts.length).toBeGreaterThan(0);
  expect(keptProducts).toEqual(productsForSale);
  await reprice('777').execute(api.db);
  expect(await isUpToDate()).toBe(false);
  await bringOffersUpToDate(api.db);
  expect(await isUpToDate()).toBe(true);
});

test('a list shows a new price at once', async () => {
  await reprice('812.5').execute(api.db);
  expect(await prices()).toContain('975.00');
});

test('lists have the products and facets that the conditions find, whatever they are filtered by', async () => {
  await reprice('45').execute(api.db);
  const { kept, byConditions } = await listsNow(key);
  expect(JSON.stringify(kept)).toContain('"count":');
  expect(JSON.stringify(kept)).toContain('"fromPrice":"54.00"');
  expect(kept).toEqual(byConditions);
});

test('a transaction that commits late is not missed', async () => {
  const [written, mayCommit] = [deferred(), deferred()];
  const late = api.db.transaction().execute(async (trx) => {
    await reprice('901').execute(trx);
    written.resolve();
    await mayCommit.promise;
  });
  await written.promise;
  await sql`update vendors set version = version + 1, short_name = 'Später'
    where id = ${world.first.id}`.execute(api.db);
  await bringOffersUpToDate(api.db);
  mayCommit.resolve();
  await late;
  await bringOffersUpToDate(api.db);
  expect(await isUpToDate()).toBe(true);
});

test('many changes are left to the background, and lists show the products by their conditions', async () => {
  await keptOffers();
  await sql`insert into shop_changes (kind, record_id)
    select 'product', n from generate_series(1000001, 1000051) n`.execute(api.db);
  await reprice('655').execute(api.db);
  expect(await keptNow(api.db)).toBe('products');
  expect(await isUpToDate()).toBe(false);
  expect(await prices()).toContain('786.00');
  await bringOffersUpToDate(api.db);
  expect(await isUpToDate()).toBe(true);
});

test('of another cluster are filled again, by one process; until then lists find the offers themselves', async () => {
  await sql`update shop_offers_seen set kept_system = 'another cluster'`.execute(api.db);
  await sql`delete from shop_offers where variation_id = ${world.sofa.id}`.execute(api.db);
  await api.db.transaction().execute(async (trx) => {
    await sql`select from shop_offers_seen for update`.execute(trx);
    await bringOffersUpToDate(api.db);
    expect(await keptNow(api.db)).toBe('nothing');
    expect(await prices()).toContain(world.productSlug);
  });
  await bringOffersUpToDate(api.db);
  expect(await keptNow(api.db)).toBe('products');
  expect(await isUpToDate()).toBe(true);
});

test('what another process has brought up to date meanwhile stays', async () => {
  await reprice('701').execute(api.db);
  await Promise.all([bringOffersUpToDate(api.db), bringOffersUpToDate(api.db)]);
  expect(await isUpToDate()).toBe(true);
});

test('until they are filled after an upgrade, lists read those of the former release', async () => {
  await keptOffers();
  await sql`update shop_offers_seen set system = kept_system, snapshot = kept_snapshot,
    kept_system = '', kept_snapshot = '1:1:'`.execute(api.db);
  await sql`update shop_offers set tag_ids = '{}', option_ids = '{}'`.execute(api.db);
  await sql`delete from shop_products`.execute(api.db);
  expect(await keptNow(api.db)).toBe('formerOffers');
  const { kept, byConditions } = await listsNow(key);
  expect(kept).toEqual(byConditions);
  await sql`delete from shop_offers where variation_id = ${world.sofa.id}`.execute(api.db);
  expect(await prices()).not.toContain(world.productSlug);
  await bringOffersUpToDate(api.db);
  expect(await keptNow(api.db)).toBe('products');
  expect(await isUpToDate()).toBe(true);
});
