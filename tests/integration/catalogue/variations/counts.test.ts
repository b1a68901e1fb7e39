import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type VariationsFilter, variationsQuery } from '#contract/rules/catalogue/variation.ts';
import { type Database, type Db, openDatabase } from '#server/db/database.ts';
import { createRandom, type Random } from '#server/demo/random.ts';
import { seedDemo } from '#server/demo/seed.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { foldUsage, usageOf } from '#server/modules/catalogue/usage/usage.ts';
import { foldValues, valueCounts } from '#server/modules/catalogue/usage/values.ts';
import { checkCounts } from '#server/modules/catalogue/variations/counts/check.ts';
import {
  categoryCounts,
  variationCounts,
  variationTotals,
} from '#server/modules/catalogue/variations/counts/counted.ts';
import { foldCounts } from '#server/modules/catalogue/variations/counts/fold.ts';
import { keptTotal } from '#server/modules/catalogue/variations/counts/total.ts';
import { startCounting } from '#server/modules/catalogue/variations/counts/worker.ts';
import { matching } from '#server/modules/catalogue/variations/filter.ts';
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
};

/** How often products use attributes, options, tags and families: the kept numbers and those of a plain count. */
const usage = sql`
  select 'attribute' as kind, t.id, ${usageOf('attribute')} as kept,
    (select count(*) from variation_attributes x where x.attr_id = t.id)
      + (select count(*) from variation_combinations x where x.attr_id = t.id) as counted
  from attributes t
  union all
  select 'option', t.id, ${usageOf('option')},
    (select count(*) from variation_attributes x where x.option_id = t.id)
      + (select count(*) from variation_combinations x where x.option_id = t.id)
  from attribute_options t
  union all
  select 'tag', t.id, ${usageOf('tag')}, (select count(*) from variation_tags x where x.tag_id = t.id)
  from tags t
  union all
  select 'family', t.id, ${usageOf('family')},
    (select count(*) from parent_products x where x.family_id = t.id)
  from attribute_families t`;

/** How often the products of each manufacturer have each value: the kept numbers and those of a plain count. */
const ofValues = sql`
  select attr_id, manufacturer_id, value, coalesce(k.n, 0) as kept, coalesce(c.n, 0) as counted
  from (
    select attr_id, manufacturer_id, value, sum(n)::int as n from ${valueCounts} x group by 1, 2, 3
  ) k full join (
    select x.attr_id, p.manufacturer_id, x.value, count(*)::int as n from variation_attributes x
    join variations v on v.id = x.variation_id join parent_products p on p.id = v.parent_id
    group by 1, 2, 3
  ) c using (attr_id, manufacturer_id, value)`;

/** What each variation counts as, written independently of the kept numbers. */
const plain = sql`
  select v.id, p.manufacturer_id, v.status, v.sample_of_id is not null as is_sample,
    exists (select from vendor_products i where i.variation_id = v.id) as is_included,
    (not exists (select from variation_images i where i.variation_id = v.id))::int
      + 2 * (v.price = 0)::int
      + 4 * (not exists (select from variation_tags t where t.variation_id = v.id))::int
      + 8 * (exists (
        select from attribute_family_groups g
        join attribute_group_items i on i.group_id = g.group_id
        join attributes a on a.id = i.attr_id
        left join attribute_family_attributes f on f.family_id = g.family_id
          and f.group_id = g.group_id and f.attr_id = i.attr_id
        where g.family_id = p.family_id and coalesce(f.is_required, a.is_required)
          and not a.is_configurable and not exists (
            select from variation_attributes x where x.variation_id = v.id and x.value <> ''
              and x.group_id = g.group_id and x.attr_id = i.attr_id)))::int as missing,
    array(
      select distinct coalesce(c3.id, c2.id, c1.id, c.id) from parent_product_categories pc
      join categories c on c.id = pc.category_id
      left join categories c1 on c1.id = c.parent_id left join categories c2 on c2.id = c1.parent_id
      left join categories c3 on c3.id = c2.parent_id
      where pc.parent_id = v.parent_id) as category_ids
  from variations v join parent_products p on p.id = v.parent_id`;

const columns = sql`manufacturer_id, status, is_sample, is_included, missing`;
const ofCategory = sql`category_id, manufacturer_id, status`;
const ofOwner = sql`manufacturer_id, status`;

/** The rows in which the kept numbers and those of a plain count differ, in one snapshot. */
const differences = async (at: Db = db): Promise<unknown[]> => {
  const { rows } = await sql`
    with plain as materialized (${plain}),
      kept as (select ${columns}, sum(n)::int as n from ${variationCounts} c group by ${columns}),
      counted as (select ${columns}, count(*)::int as n from plain group by ${columns}),
      kept_in as (
        select ${ofCategory}, sum(n)::int as n from ${categoryCounts} c group by ${ofCategory}),
      counted_in as (
        select ${ofCategory}, count(*)::int as n from (
          select unnest(category_ids) as category_id, manufacturer_id, status from plain
          where not is_sample) x group by ${ofCategory}),
      kept_of as (
        select ${ofOwner}, sum(n)::int as n from ${variationTotals} c group by ${ofOwner}),
      counted_of as (select ${ofOwner}, count(*)::int as n from plain group by ${ofOwner})
    select to_jsonb(x) as row, coalesce(k.n, 0) as kept, coalesce(c.n, 0) as counted
    from kept k full join counted c using (${columns}) cross join lateral (select ${columns}) x
    where coalesce(k.n, 0) <> coalesce(c.n, 0)
    union all
    select to_jsonb(x), coalesce(k.n, 0), coalesce(c.n, 0)
    from kept_in k full join counted_in c using (${ofCategory})
    cross join lateral (select ${ofCategory}) x
    where coalesce(k.n, 0) <> coalesce(c.n, 0)
    union all
    select to_jsonb(x), coalesce(k.n, 0), coalesce(c.n, 0)
    from kept_of k full join counted_of c using (${ofOwner})
    cross join lateral (select ${ofOwner}) x
    where coalesce(k.n, 0) <> coalesce(c.n, 0)
    union all
    select jsonb_build_object(kind, id), kept, counted from (${usage}) u where kept <> counted
    union all
    select to_jsonb(v), kept, counted from (${ofValues}) v where kept <> counted
  `.execute(at);
  return rows;
};

const counted = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from ${variationCounts} c`.execute(db);
  return rows[0]?.n ?? 0;
};

const ids = async (table: string, at: Db = db): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} order by id`.execute(at);
  return rows.map(({ id }) => id);
};

type Edit = (at: Db, random: Random) => Promise<unknown>;

/** A few consecutive ids of a table, chosen at random for each edit. */
const some = async (at: Db, table: string, random: Random, atMost: number): Promise<string[]> => {
  const all = await ids(table, at);
  const start = random.int(0, all.length - 1);
  return all.slice(start, start + random.int(1, atMost));
};

const any = (given: readonly string[]) => sql`any(${given}::bigint[])`;

const edits: Readonly<Record<string, Edit>> = {
  status: async (at, random) =>
    sql`
    update variations set status = ${random.pick(['1', '2'])}
    where id = ${any(await some(at, 'variations', random, 20))}`.execute(at),
  price: async (at, random) =>
    sql`
    update variations set price = ${random.int(0, 1)}
    where id = ${any(await some(at, 'variations', random, 5))}`.execute(at),
  images: async (at, random) =>
    sql`
    delete from variation_images
    where variation_id = ${any(await some(at, 'variations', random, 5))}`.execute(at),
  tags: async (at, random) =>
    sql`
    delete from variation_tags
    where variation_id = ${any(await some(at, 'variations', random, 5))}`.execute(at),
  newTags: async (at, random) =>
    sql`
    insert into variation_tags (variation_id, tag_id)
    select v.id, t.id from variations v cross join (
      select id from tags where type = 'product' order by id limit 1) t
    where v.id = ${any(await some(at, 'variations', random, 5))}
    on conflict do nothing`.execute(at),
  otherTags: async (at, random) =>
    sql`
    update variation_tags x set tag_id = (
      select max(id) from tags where type = 'product')
    where variation_id = ${any(await some(at, 'variations', random, 5))} and tag_id = (
      select min(tag_id) from variation_tags o where o.variation_id = x.variation_id)
      and not exists (
        select from variation_tags o where o.variation_id = x.variation_id and o.tag_id = (
          select max(id) from tags where type = 'product'))`.execute(at),
  values: async (at, random) =>
    sql`
    update variation_attributes set value = ${random.pick(['', 'Wert'])}
    where variation_id = ${any(await some(at, 'variations', random, 10))}`.execute(at),
  newValues: async (at, random) =>
    sql`
    insert into variation_attributes (variation_id, group_id, attr_id, value)
    select v.id, i.group_id, i.attr_id, coalesce(${random.pick([null, 'Wert'])}, (
      select upper(o.name) from attribute_options o where o.attr_id = i.attr_id
      order by o.id limit 1), '')
    from variations v cross join attribute_group_items i
    where v.id = ${any(await some(at, 'variations', random, 5))}
    on conflict do nothing`.execute(at),
  options: async (at, random) =>
    sql`
    update variation_attributes x set option_id = (
      select max(o.id) from attribute_options o
      where o.attr_id = x.attr_id and ${random.chance(0.5)})
    where variation_id = ${any(await some(at, 'variations', random, 10))}`.execute(at),
  otherOptions: async (at, random) =>
    sql`
    update variation_combinations x set attr_id = o.attr_id, option_id = o.id
    from attribute_options o
    where o.id = ${any(await some(at, 'attribute_options', random, 1))}
      and x.id = ${any(await some(at, 'variation_combinations', random, 1))}
      and not exists (
        select from variation_combinations c
        where c.variation_id = x.variation_id and c.attr_id = o.attr_id)`.execute(at),
  lostValues: async (at, random) =>
    sql`
    delete from variation_attributes
    where variation_id = ${any(await some(at, 'variations', random, 3))}`.execute(at),
  required: async (at, random) =>
    sql`
    update attributes set is_required = not is_required
    where id = ${any(await some(at, 'attributes', random, 3))}`.execute(at),
  waived: async (at, random) =>
    sql`
    insert into attribute_family_attributes (family_id, group_id, attr_id, is_required)
    select g.family_id, g.group_id, i.attr_id, ${random.chance(0.5)}
    from attribute_family_groups g join attribute_group_items i on i.group_id = g.group_id
    where g.family_id = ${any(await some(at, 'attribute_families', random, 1))}
    order by i.attr_id limit 2
    on conflict (family_id, group_id, attr_id) do update set is_required = excluded.is_required
  `.execute(at),
  groups: async (at, random) =>
    sql`
    delete from attribute_family_groups
    where id = ${any(await some(at, 'attribute_family_groups', random, 1))}
      and (select count(*) from attribute_family_groups) > 3`.execute(at),
  families: async (at, random) =>
    sql`
    update parent_products set family_id = (select min(family_id) from parent_products)
    where id = ${any(await some(at, 'parent_products', random, 2))}`.execute(at),
  manufacturers: async (at, random) =>
    sql`
    update parent_products set manufacturer_id = (
      select id from manufacturers order by id offset ${random.int(0, 5)} limit 1)
    where id = ${any(await some(at, 'parent_products', random, 2))}`.execute(at),
  unlinked: async (at, random) =>
    sql`
    delete from parent_product_categories
    where parent_id = ${any(await some(at, 'parent_products', random, 2))}`.execute(at),
  linked: async (at, random) =>
    sql`
    insert into parent_product_categories (parent_id, category_id)
    select p.id, c.id from parent_products p cross join categories c
    where p.id = ${any(await some(at, 'parent_products', random, 3))}
      and c.id = ${any(await some(at, 'categories', random, 3))}
    on conflict do nothing`.execute(at),
  moved: async (at, random) =>
    sql`
    update categories set parent_id = (
      select id from categories where level = 1 order by id desc
      offset ${random.int(0, 1)} limit 1)
    where level = 2 and id = ${any(await some(at, 'categories', random, 5))}`.execute(at),
  newRoots: async (at, random) =>
    sql`
    insert into categories (name, slug, level) select x, x, 1
    from (select ${`root-${random.int(1, 1_000_000_000)}`}::text as x) y
    on conflict do nothing`.execute(at),
  excluded: async (at, random) =>
    sql`
    delete from vendor_products i
    where id = ${any(await some(at, 'vendor_products', random, 3))} and not exists (
      select from vendor_products o
      where o.source_vendor_id = i.vendor_id and o.variation_id = i.variation_id)`.execute(at),
  copied: async (at, random) =>
    sql`
    insert into variations (parent_id, name, slug, sku, price, status)
    select parent_id, name, slug || x, left(sku, 60) || x, price, status
    from variations cross join (
      select '-' || ${random.int(1, 1_000_000_000)}::text as x) y
    where id = ${any(await some(at, 'variations', random, 4))} and sample_of_id is null
    on conflict do nothing`.execute(at),
  deleted: async (at, random) =>
    sql`
    delete from variations v
    where id = ${any(await some(at, 'variations', random, 4))} and sample_of_id is null
      and not exists (select from vendor_products i where i.variation_id = v.id)`.execute(at),
  deletedParents: async (at, random) =>
    sql`
    delete from parent_products p
    where id = ${any(await some(at, 'parent_products', random, 2))} and not exists (
      select from vendor_products i join variations v on v.id = i.variation_id
      where v.parent_id = p.id)`.execute(at),
};

const kinds = Object.keys(edits);

const edit = (at: Db, kind: string, random: Random) => edits[kind]?.(at, random);

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
    for (const kind of random.shuffle([...kinds, ...kinds, ...kinds])) {
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
    for (const kind of random.shuffle(kinds)) {
      await edit(db, kind, random);
      await expectExact(kind);
      if (random.chance(0.25)) await foldCounts(db, random.int(1, 30));
    }
    await sql`
      update variations set status = case status when '1' then '2' else '1' end
      where id = ${any(await some(db, 'variations', random, 20))}`.execute(db);
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
    for (const kind of random.shuffle(kinds)) {
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
      await edit(trx, random.pick(kinds), random);
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
    // the first is in a total, too
    expect(await differences()).toHaveLength(6);
    expect(await check()).toEqual([expect.stringMatching(/^5 kept value/)]);
    expect(await wrong()).toBe(5);
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
