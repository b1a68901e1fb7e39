import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHouse, type House } from './support/house.ts';
import {
  prepareImports,
  send,
  until,
  variationsPerProduct,
  workbookOf,
} from './support/imports.ts';
import { inHouse } from './support/killEverywhere.ts';
import { type KillPoint, killing } from './support/killing.ts';
import { started, untilKilled } from './support/killJob.ts';

const rounds = 10;
const products = 1_500;
const perRound = products * variationsPerProduct;

let house: House;
let prepared: Awaited<ReturnType<typeof prepareImports>>;

beforeAll(async () => {
  house = await createHouse();
  prepared = await prepareImports(house);
});
afterAll(() => house.remove());

/** Incomplete products, and variations not recorded exactly once. */
const incomplete = async (): Promise<unknown[]> => {
  const { db, close } = await house.open();
  const { rows } = await sql`
    select p.name from parent_products p
    where (select count(*) from variations v where v.parent_id = p.id) <> ${variationsPerProduct}
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

test(`${rounds} imports that are killed while they read and while they write are done once, whole`, {
  timeout: rounds * 240_000,
}, async () => {
  const { token, names } = prepared;
  for (let round = 0; round < rounds; round += 1) {
    const content = await workbookOf(names, round, products);
    const first = await house.start();
    const { body } = await send(first, token, content);
    const { id } = body.data;
    await until(first, token, id, ({ rows }) => rows > 0);
    await first.kill();
    expect(await incomplete()).toEqual([]);
    const second = await house.start();
    await until(second, token, id, ({ written }) => written > 0);
    await second.kill();
    expect(await incomplete()).toEqual([]);
    const last = await house.start();
    const over = await until(last, token, id, ({ state }) => state === 'done');
    const counts = { created: perRound, refused: 0, written: perRound, products };
    expect(over).toMatchObject({ rows: perRound, ...counts });
    expect(await last.stop()).toBe(0);
    expect(await incomplete()).toEqual([]);
  }
});

/** The second batch of a process, so that each process gets further by one. */
const ofBatch = ([0, 1, 2, 3, 'commit', 'committed'] as const).map(
  (at): KillPoint => ({ within: 'insert into import_rows', at, nth: 2 }),
);
const ofEnd: readonly KillPoint[] = [
  { within: 'insert into import_products', at: 'commit' },
  { within: 'update "imports" set "heads"', at: 'commit' },
  { within: 'update "imports" set "heads"', at: 'committed' },
];

test('reading that is killed at each step of its batches, and at its end, goes on where it was', {
  timeout: 600_000,
}, async () => {
  const { token, names } = prepared;
  const content = await workbookOf(names, rounds, products);
  /** The rows that have been read, each once. */
  const readOf = (id: string) =>
    inHouse(house, async (db) => {
      const { rows } = await sql<{ rows: number; places: number; state: string }>`
        select i.rows, i.state, (select count(*)::int from import_rows r
          where r.import_id = i.id and r.place between 1 and i.rows) as places
        from imports i where i.id = ${id}`.execute(db);
      const [found] = rows;
      expect(found).toMatchObject({ state: 'reading', places: found?.rows });
      return found?.rows ?? 0;
    });
  let id = '';
  let read = 0;
  for (const point of [...ofBatch, ...ofEnd]) {
    const server = await started(house.start(killing([point])));
    if (server && !id) id = (await send(server, token, content)).body.data.id;
    if (server) await untilKilled('reading', server);
    const before = read;
    read = await readOf(id);
    if (ofBatch.includes(point)) expect(read, `${point.at}`).toBeGreaterThan(before);
    else expect(read).toBe(perRound);
  }
  const last = await house.start();
  const over = await until(last, token, id, ({ state }) => state === 'done');
  expect(over).toMatchObject({ rows: perRound, created: perRound, refused: 0, products });
  expect(await last.stop()).toBe(0);
  expect(await incomplete()).toEqual([]);
});
