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
