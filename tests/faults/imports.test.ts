import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNames } from '#tests/factories/imports.ts';
import { signedIn } from '#tests/factories/people.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { multipartBody, multipartType } from '#tests/support/upload.ts';
import { workbook } from '#tests/support/workbook.ts';
import { call } from './support/call.ts';
import { isWhole } from './support/extent.ts';
import { createHouse, type House } from './support/house.ts';

const rounds = 10;
const products = 1_500;
const perProduct = 2;
const perRound = products * perProduct;

let house: House;
let token: string;
let names: Awaited<ReturnType<typeof createNames>>;

beforeAll(async () => {
  house = await createHouse();
  const { db, close } = await house.open();
  ({ token } = await signedIn(db, 'admin'));
  names = await createNames(db);
  await close();
});
afterAll(() => house.remove());

/** A workbook of products with two variations each. */
const workbookOf = (round: number): Promise<Buffer> =>
  workbook([
    names.heads,
    ...Array.from({ length: perRound }, (_, n) =>
      names.row({
        Artikelnummer: `R${round}-${n}`,
        Produkt: `Sofa ${round} ${Math.floor(n / perProduct)}`,
        [`Kombination: ${names.colour.name}`]: n % perProduct === 0 ? 'Rot' : 'Grün',
      }),
    ),
  ]);

const send = async ({ port }: RunningServer, content: Buffer) => {
  const response = await fetch(`http://127.0.0.1:${port}/products`, {
    method: 'POST',
    headers: { 'content-type': multipartType, authorization: `Bearer ${token}` },
    body: new Uint8Array(multipartBody([{ name: 'products.xlsx', content }])),
  });
  return { status: response.status, body: await response.json() };
};

const importDocument = `query ($id: ID!) { importById(id: $id) { data {
  state msg rows created refused written products } } }`;

const importOf = async ({ port }: RunningServer, id: string) => {
  const { data } = await call(port, token, importDocument, { id });
  if (!data) throw new Error('The import is not listed.');
  return data.importById.data;
};

type Import = Awaited<ReturnType<typeof importOf>>;

const until = async (
  server: RunningServer,
  id: string,
  isSo: (found: Import) => boolean,
): Promise<Import> => {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const found = await importOf(server, id);
    if (isSo(found)) return found;
    if (Date.now() > deadline || found.state === 'failed') {
      throw new Error(`The import is ${JSON.stringify(found)}\n${server.output()}`);
    }
    await sleep(5);
  }
};

/** Incomplete products, and variations not recorded exactly once. */
const incomplete = async (): Promise<unknown[]> => {
  const { db, close } = await house.open();
  const { rows } = await sql`
    select p.name from parent_products p
    where (select count(*) from variations v where v.parent_id = p.id) <> ${perProduct}
      or exists (
        select 1 from variations v where v.parent_id = p.id and (
          (select count(*) from changes c where c.entity = 'variation' and c.action = 'create'
            and c.entity_id = v.id) <> 1
          or not exists (select 1 from variation_combinations c where c.variation_id = v.id)
          or not exists (select 1 from variation_tags t where t.variation_id = v.id)))`.execute(db);
  const { rows: misreported } = await sql`
    select r.sku from import_rows r
    where (r.state = 'done') <> exists (select 1 from variations v where v.sku = r.sku)`.execute(
    db,
  );
  await close();
  return [...rows, ...misreported];
};

test.runIf(isWhole)(
  `${rounds} imports that are killed while they read and while they write are done once, whole`,
  {
    timeout: rounds * 240_000,
  },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const content = await workbookOf(round);
      const first = await house.start();
      const { body } = await send(first, content);
      const { id } = body.data;
      await until(first, id, ({ rows }) => rows > 0);
      await first.kill();
      expect(await incomplete()).toEqual([]);
      const second = await house.start();
      await until(second, id, ({ written }) => written > 0);
      await second.kill();
      expect(await incomplete()).toEqual([]);
      const last = await house.start();
      const over = await until(last, id, ({ state }) => state === 'done');
      const counts = { created: perRound, refused: 0, written: perRound, products };
      expect(over).toMatchObject({ rows: perRound, ...counts });
      expect(await last.stop()).toBe(0);
      expect(await incomplete()).toEqual([]);
    }
  },
);

test('the second of two uploads waits for the first, in any process', {
  timeout: 120_000,
}, async () => {
  const content = await workbook([names.heads, names.row()]);
  const servers = [await house.start()];
  if (house.databaseUrl) servers.push(await house.start());
  const [one, other = one] = servers as [RunningServer, RunningServer?];
  const answers = await Promise.all([send(one, content), send(other, content)]);
  expect(answers.map(({ body }) => body.data.state).sort()).toEqual(['reading', 'waiting']);
  for (const { body } of answers) await until(one, body.data.id, ({ state }) => state === 'done');
  for (const server of servers) await server.stop();
});

test('a client that disconnects during its upload leaves nothing behind', async () => {
  const server = await house.start();
  const body = multipartBody([{ name: 'products.xlsx', content: await workbookOf(99) }]);
  await new Promise<void>((resolve) => {
    const request = http.request({
      port: server.port,
      method: 'POST',
      path: '/products',
      headers: {
        'content-type': multipartType,
        'content-length': body.length,
        authorization: `Bearer ${token}`,
      },
    });
    request.on('error', () => resolve());
    request.write(body.subarray(0, Math.floor(body.length / 2)), () => request.destroy());
    request.on('close', () => resolve());
  });
  // it still accepts the next one
  const content = await workbook([names.heads, names.row()]);
  const { status, body: next } = await send(server, content);
  expect(status).toBe(200);
  await until(server, next.data.id, ({ state }) => state === 'done');
  await server.stop();
  const { db, close } = await house.open();
  const { rows } =
    await sql`select 1 from imports where state in ('waiting', 'reading', 'running')`.execute(db);
  expect(rows).toEqual([]);
  await close();
});
