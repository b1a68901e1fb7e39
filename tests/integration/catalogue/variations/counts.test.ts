import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type VariationsFilter, variationsQuery } from '#contract/rules/catalogue/variation.ts';
import { type Database, type Db, openDatabase } from '#server/db/database.ts';
import { createRandom, type Random } from '#server/demo/random.ts';
import { seedDemo } from '#server/demo/seed.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { foldParents } from '#server/modules/catalogue/categories/productCounts.ts';
import { foldUsage } from '#server/modules/catalogue/usage/usage.ts';
import { foldValues } from '#server/modules/catalogue/usage/values.ts';
import { checkCounts } from '#server/modules/catalogue/variations/counts/check.ts';
import { variationCounts } from '#server/modules/catalogue/variations/counts/counted.ts';
import { foldCounts } from '#server/modules/catalogue/variations/counts/fold.ts';
import { keptTotal } from '#server/modules/catalogue/variations/counts/total.ts';
import { startCounting } from '#server/modules/catalogue/variations/counts/worker.ts';
import { matching } from '#server/modules/catalogue/variations/filter.ts';
import { differencesIn, plain } from '#tests/support/keptNumbers/differences.ts';
import { anyOf, edit, editKinds, idsOf, some } from '#tests/support/keptNumbers/edits.ts';
import { cloneTemplate } from '#tests/support/template.ts';

let database: Database;
/** The same database with a connection for each of 16 writers. */
let many: Database;
let db: Db;

beforeAll(async () => {
  database = await cloneTemplate(inject('template'));
  db = database.db;
  await seedDemo(db, () => undefined);
  const { connectionString: url = '' } = database.pool.options;
  many = database.embedded ? database : await openDatabase({ url, connections: 16 });
});
afterAll(async () => {
  if (many !== database) await many.close();
  await database.close();
});

const foldAll = async (): Promise<void> => {
  while (await foldCounts(db, 50));
  while (await foldUsage(db, 50));
  while (await foldValues(db, 50));
  while (await foldParents(db, 50));
};

const differences = (at: Db = db): Promise<unknown[]> => differencesIn(at);

const ids = (table: string): Promise<string[]> => idsOf(db, table);

const counted = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from ${variationCounts} c`.execute(db);
  return rows[0]?.n ?? 0;
};

describe('the kept numbers of variations', () => {
  test('are those of a plain count before anything is folded, and after', async () => {
    expect(await counted()).toBe((await ids('variations')).length);
    expect(await differences()).toEqual([]);
    await foldAll();
    expect(await ids('uncounted')).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('are right after every one of many random edits', async () => {
    const random = createRandom(process.env.TEST_SEED ?? 'counts');
    for (const kind of random.shuffle([...editKinds, ...editKinds, ...editKinds])) {
      await edit(db, kind, random);
      expect(await differences(), kind).toEqual([]);
      if (random.chance(0.25)) await foldCounts(db, random.int(1, 30));
    }
    await foldAll();
    expect(await differences()).toEqual([]);
  });

  test('are right at every moment of 16 concurrent writers, of whom some roll back', async () => {
    let isOver = false;
    const repeating = async (work: () => Promise<unknown>) => {
      do await work();
      while (!isOver);
    };
    const folding = repeating(async () => {
      await foldCounts(db, 40);
      await foldUsage(db, 40);
      await foldValues(db, 40);
      await foldParents(db, 40);
    });
    const reading = repeating(async () => expect(await differences()).toEqual([]));
    const writing = Array.from({ length: 16 }, async (_, writer) => {
      const random = createRandom(`writer ${writer}`);
      for (let n = 0; n < 6; n += 1) await writeOrRollBack(random);
    });
    const ended = Promise.all(writing).finally(() => {
      isOver = true;
    });
    await Promise.all([ended, folding, reading]);
    await foldAll();
    expect(await differences()).toEqual([]);
  });

  test('are folded by a process as long as it runs', async () => {
    const reported: Error[] = [];
    const stop = startCounting(
      database,
      async () => undefined,
      (error) => reported.push(error),
    );
    await edit(db, 'required', createRandom('folded'));
    await expect.poll(() => ids('uncounted'), { timeout: 20_000 }).toEqual([]);
    await stop();
    expect(reported).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('make no writer wait for another, or for the fold', async () => {
    const [one, other] = await ids('variations');
    const publish = (at: Db, id?: string) =>
      sql`update variations set status = ${'1'}, price = price + 1 where id = ${id}`.execute(at);
    const unpublish = (id?: string) =>
      sql`update variations set status = '2' where id = ${id}`.execute(db);
    await unpublish(one);
    await unpublish(other);
    // the embedded database has one connection, so nobody writes meanwhile
    if (database.embedded) return expect(await differences()).toEqual([]);
    await db.transaction().execute(async (writing) => {
      await publish(writing, one);
      await db.transaction().execute(async (alongside) => {
        await sql`set local lock_timeout = '1s'`.execute(alongside);
        await publish(alongside, other);
        await foldAll();
        expect(await differences()).toEqual([]);
      });
      expect(await differences()).toEqual([]);
    });
    expect(await differences()).toEqual([]);
  });
});

const viewerOf = (portal: Viewer['portal'], manufacturerId: string | null = null): Viewer => ({
  userId: '1',
  portal,
  roles: [portal],
  manufacturerId,
  vendorId: null,
});

/** The query as the API reads it. */
const filterOf = (query: Record<string, unknown> = {}): VariationsFilter =>
  v.parse(variationsQuery, query);

const plainTotal = async (viewer: Viewer, filter: VariationsFilter): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from variations v where ${matching(viewer, filter)}`.execute(db);
  return rows[0]?.n ?? 0;
};

describe('the total of a list', () => {
  const admin = viewerOf('admin');
  let one: string;
  let other: string;

  beforeAll(async () => {
    const { rows } = await sql<{ id: string }>`
      select p.manufacturer_id as id from variations v join parent_products p on p.id = v.parent_id
      group by 1 order by count(*) desc, 1 limit 2`.execute(db);
    [one = '', other = ''] = rows.map(({ id }) => id);
  });

  /** The viewers and the queries whose totals are kept. */
  const cases = () =>
    [admin, viewerOf('manufacturer', one), viewerOf('manufacturer')].flatMap((viewer) =>
      [
        {},
        { page: 3, size: 50, sort: 'parent', order: 'DESC' },
        { status: '1' },
        { status: '2' },
        { status: 'all', name: '', variationType: 'all', missing: 'all' },
        { manufacturer_id: one },
        { manufacturer_id: other, status: '1' },
        { missing: 'any' },
        { missing: 'values', status: '2' },
        { missing: 'nothing', manufacturer_id: one },
      ].map((query) => ({ viewer, query })),
    );

  const expectExact = async (what: string) => {
    for (const { viewer, query } of cases()) {
      const filter = filterOf(query);
      expect(
        await keptTotal(db, viewer, filter),
        `${what}: ${JSON.stringify({ viewer, query })}`,
      ).toBe(await plainTotal(viewer, filter));
    }
  };

  test('is that of a plain count after each of many random edits, folded or not', async () => {
    const random = createRandom(process.env.TEST_SEED ?? 'totals');
    for (const kind of random.shuffle(editKinds)) {
      await edit(db, kind, random);
      await expectExact(kind);
      if (random.chance(0.25)) await foldCounts(db, random.int(1, 30));
    }
    await sql`
      update variations set status = case status when '1' then '2' else '1' end
      where id = ${anyOf(await some(db, 'variations', random, 20))}`.execute(db);
    expect(await ids('uncounted')).not.toEqual([]);
    await expectExact('unfolded');
    await foldAll();
    await expectExact('folded');
  });

  test('is that of the own variations, whatever brand a manufacturer names', async () => {
    const all = await keptTotal(db, admin, filterOf());
    const own = await keptTotal(db, viewerOf('manufacturer', one), filterOf());
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(all ?? 0);
    expect(
      await keptTotal(db, viewerOf('manufacturer', one), filterOf({ manufacturer_id: other })),
    ).toBe(own);
    expect(await keptTotal(db, viewerOf('vendor'), filterOf())).toBe(0);
  });

  test.each([
    { ids: [] },
    { name: 'all' },
    { sku: 'all' },
    { categories: ['1'] },
    { included: false },
    { missing: 'any', variationType: 'muster' },
    { variationType: 'muster' },
    { serviceFilter: 'hasService' },
    { parent_id: '1' },
    { attributes: '1:empty' },
  ])('is counted with any other filter: %j', async (query) => {
    expect(await keptTotal(db, admin, filterOf(query))).toBeNull();
  });
});

describe('the filter by missing parts', () => {
  const admin = viewerOf('admin');
  /** The bits of `plain` that each choice means, and whether one of them is set. */
  const choices: Readonly<Record<string, [bits: number, isSet: boolean]>> = {
    image: [1, true],
    price: [2, true],
    tags: [4, true],
    values: [8, true],
    any: [15, true],
    nothing: [15, false],
  };

  const expectFound = async (isSettled: boolean, what: string) => {
    for (const [missing, [bits, isSet]] of Object.entries(choices)) {
      const where = matching(admin, filterOf({ missing }), isSettled);
      const { rows } = await sql<{ found: string[]; plain: string[] }>`
        select array(select v.id from variations v where ${where} order by v.id) as found,
          array(select p.id from (${plain}) p
            where (p.missing & ${bits}::int <> 0) = ${isSet}::boolean order by p.id) as plain
      `.execute(db);
      expect(rows[0]?.found, `${missing}, ${what}`).toEqual(rows[0]?.plain);
    }
  };

  test('finds what a plain condition finds, after each of many random edits', async () => {
    const random = createRandom(process.env.TEST_SEED ?? 'lacking');
    for (const kind of random.shuffle(editKinds)) {
      await edit(db, kind, random);
      await expectFound(false, kind);
      if (random.chance(0.25)) await foldCounts(db, random.int(1, 30));
    }
    await foldAll();
    await expectFound(true, 'folded');
  });
});

const noChance = new Error('rolled back');

/** A deadlock, and a row whose group another writer has just deleted. */
const lost = ['40P01', '23503'];

/** In a transaction of its own; what two random writers lose to each other is a rollback, too. */
const writeOrRollBack = (random: Random): Promise<unknown> =>
  many.db
    .transaction()
    .execute(async (trx) => {
      await edit(trx, random.pick(editKinds), random);
      if (random.chance(0.3)) throw noChance;
    })
    .catch((error: Error & { code?: string }) => {
      if (error !== noChance && !lost.includes(`${error.code}`)) throw error;
    });

describe('the nightly check', () => {
  const check = async (): Promise<string[]> => {
    const reported: string[] = [];
    await checkCounts(db, ({ message }) => reported.push(message));
    return reported;
  };
  const wrong = async () => {
    const { rows } = await sql<{ wrong: number }>`select wrong from count_checks`.execute(db);
    return rows[0]?.wrong;
  };

  test('reports nothing while the numbers are right, whatever is not folded yet', async () => {
    await edit(db, 'status', createRandom('unfolded'));
    expect(await check()).toEqual([]);
    expect(await wrong()).toBe(0);
    await foldAll();
    expect(await check()).toEqual([]);
  });

  test('finds a count that is off by one, puts it right and says so', async () => {
    await sql`
      update variation_counts set n = n + 1 where ctid = (
        select ctid from variation_counts where n > 0 limit 1)`.execute(db);
    await sql`
      update category_counts set n = n - 1 where ctid = (
        select ctid from category_counts where n > 1 limit 1)`.execute(db);
    await sql`
      update usage_counts set n = n + 1 where ctid = (
        select ctid from usage_counts where kind = 'attribute' limit 1)`.execute(db);
    await sql`
      update value_counts set n = n + 1 where ctid = (
        select ctid from value_counts order by attr_id, manufacturer_id, digest limit 1)`.execute(
      db,
    );
    await sql`
      delete from value_counts where ctid = (
        select ctid from value_counts
        order by attr_id desc, manufacturer_id desc, digest desc limit 1)`.execute(db);
    await sql`
      update category_set_counts set n = n + 1 where category_ids = (
        select category_ids from category_set_counts k
        where (select level from categories c where c.id = k.category_ids[1]) = 1
          and cardinality(category_ids) = 1
        order by category_ids limit 1)`.execute(db);
    // the first is in a total, too
    expect(await differences()).toHaveLength(7);
    expect(await check()).toEqual([expect.stringMatching(/^6 kept value/)]);
    expect(await wrong()).toBe(6);
    expect(await differences()).toEqual([]);
    expect(await check()).toEqual([]);
    expect(await wrong()).toBe(0);
  });

  test('finds variations that were changed without their triggers', async () => {
    await db.transaction().execute(async (trx) => {
      await sql`alter table variations disable trigger variations_counts_updated`.execute(trx);
      await sql`
        update variations set price = 0 where id = any(array(
          select id from variations where price > 0 order by id limit 3))`.execute(trx);
      await sql`alter table variations enable trigger variations_counts_updated`.execute(trx);
    });
    await sql`
      delete from counted_variations where variation_id = (
        select max(variation_id) from counted_variations)`.execute(db);
    expect(await differences()).not.toEqual([]);
    await check();
    expect(await differences()).toEqual([]);
    expect(await check()).toEqual([]);
  });
});
