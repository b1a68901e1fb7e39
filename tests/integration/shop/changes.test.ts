import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '#contract/generated/shopSchema.ts';
import { openDatabase } from '#server/db/database.ts';
import { deleteOldShopChanges, recordDays } from '#server/modules/shop/changes/upkeep.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createShop, createShopKey } from '#tests/factories/people.ts';
import { createShowroom } from '#tests/factories/showrooms.ts';
import { createBanner, createDiscount } from '#tests/factories/website.ts';
import { settled } from '#tests/support/settled.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const document = `query ($after: String, $first: Int) { changes(after: $after, first: $first) {
  nodes { type id isShown } hasNextPage endCursor } }`;

let market: Market;
let key: string;
let cursor: string;
beforeAll(async () => {
  market = await createMarket(api.db);
  key = (await createShopKey(api.db)).key;
});

const page = async (after: string | null, first?: number, token = key) =>
  (await api.shop(document, { after, first: first ?? null }, token)).changes;

const run = (statement: string) => sql.raw(statement).execute(api.db);

/** The cursor behind everything that was committed before. */
const presentCursor = async (): Promise<string> => {
  await settled(api.db);
  return (await page(null)).endCursor;
};

const since = async (after: string): Promise<Change[]> => {
  await settled(api.db);
  return (await page(after, 500)).nodes;
};
const lineOf = (type: string, id: string | null, isShown = true) => ({ type, id, isShown });

beforeEach(async () => {
  cursor = await presentCursor();
});

describe('a change', () => {
  test('of a source’s price, by whomever, is one line of the product', async () => {
    await run(`update variations set price = price + 1 where id = ${market.sofa.id}`);
    await run(`update variations set price = price + 1 where id = ${market.sofa.id}`);
    expect(await since(cursor)).toEqual([lineOf('product', market.sofa.parent_id)]);
    expect(await since(await presentCursor())).toEqual([]);
  });

  test('of a partner that is suspended takes its products away, and gives them back', async () => {
    await run(
      `update vendors set suspended_at = now(), suspended_reason = 'Unpaid' where id = ${market.second.id}`,
    );
    const gone = await since(cursor);
    expect(gone).toContainEqual(lineOf('product', market.lamp.parent_id, false));
    expect(gone).toContainEqual(lineOf('vendor', market.second.id, false));
    const after = await presentCursor();
    await run(
      `update vendors set suspended_at = null, suspended_reason = null, is_visible = true where id = ${market.second.id}`,
    );
    const back = await since(after);
    expect(back).toContainEqual(lineOf('product', market.lamp.parent_id));
    expect(back).toContainEqual(lineOf('vendor', market.second.id));
  });

  test('that no shop reads is none', async () => {
    await run(
      `update vendors set internal_note = 'x', version = version + 1 where id = ${market.first.id}`,
    );
    await run(`update categories set sort_index = sort_index`);
    expect(await since(cursor)).toEqual([]);
  });

  test('comes with what the shop shows now', async () => {
    await run(`update parent_products set name = 'Neues Sofa' where id = ${market.sofa.parent_id}`);
    await settled(api.db);
    const { changes } = await api.shop(
      `query ($after: String) { changes(after: $after) { nodes { product { name variations { sku offers { price } } } } } }`,
      { after: cursor },
      key,
    );
    expect(changes.nodes).toMatchObject([
      { product: { name: 'Neues Sofa', variations: [{ sku: market.sofa.sku }] } },
    ]);
  });

  test('by the day is recorded when the day has come, once', async () => {
    const moment = (days: number) => `(now() at time zone 'Europe/Berlin')::date + ${days}`;
    const banner = await createBanner(api.db, { is_active: true });
    const ended = await createBanner(api.db, { is_active: true });
    await createDiscount(api.db, {
      is_active: true,
      is_bar_shown: true,
      bar_message: 'Code',
      bar_text_color: '#ffffff',
      bar_background_color: '#000000',
    });
    const showroom = await createShowroom(api.db, { vendor_id: market.first.id });
    await api.db
      .insertInto('vendor_product_showrooms')
      .values({ vendor_product_id: market.sofaProduct, showroom_id: showroom.id })
      .execute();
    await run(`update website_banners set starts_on = ${moment(0)} where id = ${banner.id}`);
    await run(`update website_banners set ends_on = ${moment(-1)} where id = ${ended.id}`);
    await run(`update discounts set starts_on = ${moment(0)} where is_bar_shown`);
    await run(
      `update showrooms set closed_from = ${moment(0)}, closed_to = ${moment(3)} where id = ${showroom.id}`,
    );
    const after = await presentCursor();
    await recordDays(api.db);
    expect(await since(after)).toEqual([]);
    await run(`update shop_feed set due_day = due_day - 1`);
    await recordDays(api.db);
    await recordDays(api.db);
    expect(await since(after)).toEqual([
      lineOf('announcementBars', null),
      lineOf('banner', banner.id),
      lineOf('banner', ended.id, false),
      lineOf('product', market.sofa.parent_id),
    ]);
  });
});

test('a clock that was ahead is put back with what it has shown', async () => {
  const banner = await createBanner(api.db, { is_active: true });
  await run(`update website_banners set starts_on = (now() at time zone 'Europe/Berlin')::date + 1
    where id = ${banner.id}`);
  const after = await presentCursor();
  await run(`update shop_feed set due_day = due_day + 1`);
  await recordDays(api.db);
  expect(await since(after)).toEqual([lineOf('banner', banner.id, false)]);
  const again = await presentCursor();
  await recordDays(api.db);
  expect(await since(again)).toEqual([]);
});

test('no transaction that commits late is skipped', async () => {
  const { embedded, pool } = api.database;
  // the embedded database has one connection, so nothing commits late there
  const { database } = (
    await sql<{ database: string }>`select current_database() as database`.execute(api.db)
  ).rows[0] ?? { database: '' };
  const url = String(pool.options.connectionString ?? '');
  if (embedded) return expect(database).not.toBe('');
  const other = await openDatabase({ url, connections: 3 });
  const late = await other.pool.connect();
  const later = await other.pool.connect();
  const touch = (id: string) => `update parent_products set name = name || '.' where id = ${id}`;
  await late.query(`begin; ${touch(market.sofa.parent_id as string)}`);
  await later.query('begin; select pg_current_xact_id()');
  await run(touch(market.lamp.parent_id as string));
  const read: Change[] = [];
  let after = cursor;
  const readOn = async () => {
    for (let hasNextPage = true; hasNextPage; ) {
      const answer = await page(after, 1);
      read.push(...answer.nodes);
      after = answer.endCursor;
      hasNextPage = answer.hasNextPage;
    }
  };
  try {
    await readOn();
    // the change that is committed waits for the one before
    expect(read).toEqual([]);
    await later.query(`insert into website_banners (name, placement, picture, picture_alt, mobile_picture,
      mobile_picture_alt, text_color, background_color) select 'Late', placement, picture, picture_alt,
      mobile_picture, mobile_picture_alt, text_color, background_color from website_banners limit 1`);
    await late.query('commit');
    await readOn();
    expect(read.map(({ id }) => id)).toContain(market.sofa.parent_id);
    expect(read.map(({ id }) => id)).not.toContain(market.lamp.parent_id);
    await later.query('commit');
    await settled(api.db);
    await readOn();
    expect(read.filter(({ type }) => type === 'product').map(({ id }) => id)).toEqual([
      market.sofa.parent_id,
      market.lamp.parent_id,
    ]);
  } finally {
    late.release();
    later.release();
    await other.close();
  }
});

test('a page ends where the next one begins', async () => {
  await run(
    `update parent_products set name = name || '!' where id in (${market.sofa.parent_id}, ${market.lamp.parent_id})`,
  );
  await settled(api.db);
  const first = await page(cursor, 1);
  expect(first.hasNextPage).toBe(true);
  const second = await page(first.endCursor, 1);
  expect(second.hasNextPage).toBe(false);
  expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual([
    market.sofa.parent_id,
    market.lamp.parent_id,
  ]);
  expect((await page(second.endCursor)).nodes).toEqual([]);
});

describe('a cursor is refused', () => {
  const isRefused = async (after: string, token = key) => {
    const { msg, extensions } = await api.refusal(document, { after }, token);
    expect([extensions.code, msg]).toEqual(['INVALID', 'error.START_OVER']);
  };
  const otherwise = (change: (keys: string[]) => void): string => {
    const keys = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    change(keys);
    return Buffer.from(JSON.stringify(keys)).toString('base64url');
  };

  test('that is garbage, of another shop or of another list', async () => {
    await isRefused('garbage');
    await isRefused('');
    await isRefused(cursor, (await createShopKey(api.db)).key);
    for (const [place, value] of [
      [1, '99999999999999999999'],
      [1, '999999999999999999'],
      [1, '-1'],
      [1, "1'"],
      [2, 'a b'],
      [3, '9999999999999999999'],
    ] as const)
      await isRefused(
        otherwise((keys) => {
          keys[place] = value;
        }),
      );
    const list = '{ variations(first: 1) { pageInfo { endCursor } } }';
    const { variations } = await api.shop(list, {}, key);
    await isRefused(variations.pageInfo.endCursor as string);
  });

  test('that is older than what is kept, and none that has missed nothing', async () => {
    await run(`update parent_products set name = name || '?' where id = ${market.sofa.parent_id}`);
    const kept = await presentCursor();
    await run(`update shop_changes set at = now() - interval '29 days'`);
    await deleteOldShopChanges(api.db);
    expect((await page(cursor)).nodes).toHaveLength(1);
    await run(`update shop_changes set at = now() - interval '31 days'`);
    await deleteOldShopChanges(api.db);
    await isRefused(cursor);
    expect((await page(kept)).nodes).toEqual([]);
  });

  test('once an administrator has changed what the shop shows', async () => {
    const shopId = await createShop(api.db, { shows: 'selection' });
    const { key: own } = await createShopKey(api.db, { shopId });
    const before = (await page(null, 1, own)).endCursor;
    await run(`insert into shop_vendors values (${shopId}, ${market.first.id}, 0)`);
    await settled(api.db);
    await isRefused(before, own);
    const after = (await page(null, 1, own)).endCursor;
    await run(`update shop_vendors set sort_index = 5 where shop_id = ${shopId}`);
    await settled(api.db);
    expect((await page(after, 1, own)).nodes).toEqual([]);
    // it concerns no other shop
    expect((await page(cursor, 500)).hasNextPage).toBe(false);
  });

  test('when the database has come from another cluster', async () => {
    await run(`update shop_feed set system = 'another'`);
    await isRefused(otherwise(() => undefined).replace(/.$/, ''));
    const begun = (await page(null)).endCursor;
    expect((await page(begun)).nodes).toEqual([]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from shop_changes`.execute(api.db);
    expect(rows[0]?.count).toBe(0);
  });
});
