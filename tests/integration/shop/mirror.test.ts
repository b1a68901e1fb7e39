import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callsOf } from '#examples/mirror/api.ts';
import { check } from '#examples/mirror/check.ts';
import { update } from '#examples/mirror/mirror.ts';
import { CategoriesDocument } from '#examples/mirror/operations.generated.ts';
import { openStore, type Store } from '#examples/mirror/store.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { keptOffers, listsNow } from '#tests/support/keptOffers.ts';
import { temporaryFolder } from '#tests/support/server.ts';
import { settled } from '#tests/support/settled.ts';
import { shopSchema } from '#tests/support/shopDocuments.ts';
import { productEdits, structureEdits } from '#tests/support/shopEdits/catalogue.ts';
import { type Edit, oneOf, randomOf } from '#tests/support/shopEdits/edit.ts';
import { everythingIsForSale, partnerEdits } from '#tests/support/shopEdits/partners.ts';
import { contentEdits, menuEdits } from '#tests/support/shopEdits/website.ts';
import { createShopWorld, type ShopWorld } from '#tests/support/shopWorld.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

/* The example of a mirror (examples/mirror) as a real client of the contract for shops. */

shareApi();

const isWhole = process.env.FAULTS === 'whole';
const edits = isWhole ? 1_000 : 150;
const seed = Number(process.env.TEST_SEED ?? 33);

let world: ShopWorld;
let origin: string;
let shopId: string;
let key: string;
let call: Call;
let store: Store;
beforeAll(async () => {
  world = await createShopWorld(api.db);
  ({ key, shopId } = await createShopKey(api.db));
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  call = callsOf(origin, key);
});
beforeEach(() => {
  store = openStore(':memory:');
});
afterEach(() => store.close());

const rename = async (name: string) => {
  await api.db
    .updateTable('parent_products')
    .set({ name })
    .where('id', '=', String(world.sofa.parent_id))
    .execute();
  await settled(api.db);
};

const names = () => store.rows('product').map((row) => row.name);

describe('a mirror', () => {
  test('reads every field that a shop can copy', () => {
    /** Fields that are computed for a call, or repeat those of another row. */
    const exempt = [
      ...['Product.variations', 'Category.id', 'ProductPage.totalCount', 'ProductPage.facets'],
      'StyleCategory.id',
    ];
    const read = new Set<string>();
    const types = new TypeInfo(shopSchema);
    const document = parse(fs.readFileSync('examples/mirror/operations.graphql', 'utf8'));
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: ({ name }) => {
          read.add(`${types.getParentType()?.name}.${name.value}`);
        },
      }),
    );
    const parents = new Set([...read].map((field) => field.split('.')[0] ?? ''));
    const all = [...parents]
      .filter((name) => name !== 'Query')
      .flatMap((name) => {
        const type = getNamedType(shopSchema.getType(name));
        const fields = type && 'getFields' in type ? Object.keys(type.getFields()) : [];
        return fields.map((field) => `${name}.${field}`);
      });
    expect(all.filter((field) => !read.has(field) && !exempt.includes(field))).toEqual([]);
  });

  test('copies everything once, then applies changes only', async () => {
    await settled(api.db);
    expect(await update(call, store)).toBeNull();
    expect(await update(call, store)).toBe(0);
    await rename('Neues Sofa');
    expect(await update(call, store)).toBeGreaterThan(0);
    expect(names()).toContain('Neues Sofa');
    for (const table of ['category', 'variation', 'offer', 'menu_variation', 'banner'] as const)
      expect(store.rows(table), table).not.toEqual([]);
  });

  test('starts over when it is told to', async () => {
    await update(call, store);
    await sql`insert into shop_vendors (shop_id, vendor_id, sort_index)
      values (${shopId}, ${world.second.id}, 0)`.execute(api.db);
    await settled(api.db);
    expect(await update(call, store)).toBeNull();
    const sellers = store.rows('offer').map((row) => row.vendor_id);
    expect(new Set(sellers)).toEqual(new Set([world.second.id]));
    await sql`delete from shop_vendors`.execute(api.db);
    await settled(api.db);
    expect(await update(call, store)).toBeNull();
    expect((await check(call, store)).differences).toEqual([]);
  });

  test('keeps the cursor only together with the rows', async () => {
    await update(call, store);
    const cursor = store.cursor();
    await rename('Sofa in der Mitte');
    const broken: Store = {
      ...store,
      keepCursor: () => {
        throw new Error('The disk is full.');
      },
    };
    await expect(update(call, broken)).rejects.toThrow('full');
    expect(store.cursor()).toBe(cursor);
    expect(names()).not.toContain('Sofa in der Mitte');
    await update(call, store);
    expect(names()).toContain('Sofa in der Mitte');
  });

  test('waits as long as the answer says, and sends the call again', async () => {
    const arrivals: number[] = [];
    const busy = http.createServer((request, response) => {
      request.resume();
      arrivals.push(Date.now());
      const isFirst = arrivals.length === 1;
      response.writeHead(isFirst ? 429 : 200, { 'retry-after': '1' });
      response.end(JSON.stringify(isFirst ? { errors: [{}] } : { data: { categories: [] } }));
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const { port } = busy.address() as AddressInfo;
    const patient = callsOf(`http://127.0.0.1:${port}`, key);
    expect(await patient(CategoriesDocument, {})).toEqual({ categories: [] });
    busy.close();
    const [first = 0, second = 0] = arrivals;
    // timers may fire a little early
    expect(second - first).toBeGreaterThan(990);
  });

  test('is a command that checks its copy row by row', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'catalogue.sqlite');
    /** The exit code and the output. */
    const mirror = (option: string, token = key) =>
      new Promise<[code: number, output: string]>((resolve) => {
        const command = execFile(
          process.execPath,
          ['examples/mirror/main.ts', option, file],
          { env: { PATH: process.env.PATH, SHOP_API: origin, SHOP_KEY: token } },
          (_, stdout, stderr) => resolve([command.exitCode ?? -1, `${stdout}${stderr}`]),
        );
      });
    expect(await mirror('--once')).toEqual([0, expect.stringContaining('Everything is copied.')]);
    expect(await mirror('--check')).toEqual([0, expect.stringMatching(/\d+ rows .* 0 differ/)]);
    const db = new DatabaseSync(file);
    db.exec(`update offer set price = '0.01'`);
    db.exec('delete from category where id = (select min(id) from category)');
    db.close();
    const [code, output] = await mirror('--check');
    expect(code).toBe(1);
    expect(output).toContain('"table":"category"');
    expect(output).toContain('"price":"0.01"');
    expect(await mirror('--once', 'atrium_shop_unknown')).toEqual([
      1,
      expect.stringContaining('UNAUTHENTICATED'),
    ]);
    fs.rmSync(folder, { recursive: true });
  });
});

/** Edits of all kinds, as people, jobs and the database itself make them. */
const editsOf = (of: ShopWorld): Readonly<Record<string, Edit>> => ({
  ...productEdits(of),
  ...structureEdits(of),
  ...partnerEdits(of),
  ...menuEdits(of),
  ...contentEdits(of),
});

/** Follows the changes until the returned function is called. */
const follow = (mirrors: readonly Mirror[]) => {
  let isOver = false;
  const following = mirrors.map(async (mirror) => {
    while (!isOver) await update(mirror.call, mirror.store);
  });
  return () => {
    isOver = true;
    return Promise.all(following);
  };
};

interface Mirror {
  call: Call;
  store: Store;
  key: string;
}

/** The mirror of a shop that shows the products of a category by one seller. */
const mirrorOfSelection = async (): Promise<Mirror> => {
  const own = await createShopKey(api.db);
  await sql`insert into shop_vendors (shop_id, vendor_id, sort_index)
    values (${own.shopId}, ${world.first.id}, 0)`.execute(api.db);
  await sql`insert into shop_categories (shop_id, category_id, sort_index)
    values (${own.shopId}, ${world.root}, 0)`.execute(api.db);
  return { call: callsOf(origin, own.key), store: openStore(':memory:'), key: own.key };
};

const compare = async (mirrors: readonly Mirror[], title: string) => {
  await settled(api.db);
  const { kept, forSale, keptProducts, productsForSale } = await keptOffers();
  expect(kept, title).toEqual(forSale);
  expect(keptProducts, title).toEqual(productsForSale);
  const lists = await listsNow(...mirrors.map((mirror) => mirror.key));
  expect(lists.kept, title).toEqual(lists.byConditions);
  for (const mirror of mirrors) {
    const { differences, rows } = await check(mirror.call, mirror.store);
    expect(differences, title).toEqual([]);
    expect(rows).toBeGreaterThan(5);
  }
};

test(`mirrors are what fresh copies are after ${edits} random edits`, {
  timeout: 900_000,
}, async () => {
  const random = randomOf(seed);
  const all = editsOf(world);
  const kinds = Object.keys(all);
  const refused = new Set(kinds);
  const recent: string[] = [];
  const mirrors = [{ call, store, key }, await mirrorOfSelection()];
  let stop = follow(mirrors);
  try {
    for (let n = 0; n < edits; n += 1) {
      // each edit once, then at random
      const kind = kinds[n] ?? oneOf(random, kinds);
      recent.push(kind);
      if ((await all[kind]?.(random, n)) !== false) refused.delete(kind);
      if (n % 10 !== 9) continue;
      await stop();
      await compare(mirrors, `TEST_SEED=${seed}, up to edit ${n}: ${recent.splice(0).join(', ')}`);
      stop = follow(mirrors);
      await everythingIsForSale(world);
    }
  } finally {
    await stop();
  }
  mirrors[1]?.store.close();
  // some kinds are refused for most records
  if (isWhole) expect(refused.size, [...refused].join(', ')).toBeLessThan(kinds.length / 10);
});
