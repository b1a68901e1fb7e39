import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  demoAccounts,
  demoInvitations,
  demoPartners,
  demoPassword,
} from '#server/demo/accounts.ts';
import { seedLoad } from '#server/demo/load.ts';
import { seedCategories } from '#server/demo/loadCategories.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { isPassword } from '#server/modules/platform/session/passwords.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { cloneTemplate } from '#tests/support/template.ts';

let database: Database;
const lines: string[] = [];
const print = (line: string) => {
  lines.push(line);
};

beforeAll(async () => {
  database = await cloneTemplate(inject('template'));
});
afterAll(() => database.close());

const number = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(database.db)).rows[0]?.n ?? -1;

const counts = async () => {
  const { rows } = await sql`
    select (select count(*)::int from manufacturers) as manufacturers,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from parent_products) as parents,
      (select count(*)::int from variations) as variations,
      (select count(*)::int from website_banners) as banners,
      (select count(*)::int from discounts) as discounts,
      (select count(sample_of_id)::int from variations) as samples`.execute(database.db);
  return rows[0];
};

/** Rows that break catalogue rules which constraints cannot express. */
const inconsistent = {
  'parents without exactly one main category': sql<{ n: number }>`
    select count(*)::int as n from parent_products p where 1 <>
      (select count(*) from parent_product_categories c where c.parent_id = p.id and c.is_main)`,
  'parents without a variation': sql<{ n: number }>`
    select count(*)::int as n from parent_products p
    where not exists (select 1 from variations v where v.parent_id = p.id)`,
  'samples of another parent’s product': sql<{ n: number }>`
    select count(*)::int as n from variations s join variations p on p.id = s.sample_of_id
    where s.parent_id <> p.parent_id`,
  'samples of samples': sql<{ n: number }>`
    select count(*)::int as n from variations s join variations p on p.id = s.sample_of_id
    where p.sample_of_id is not null`,
  'images of which none is the main one': sql<{ n: number }>`
    select count(*)::int as n from variations v
    where exists (select 1 from variation_images i where i.variation_id = v.id)
      and not exists (select 1 from variation_images i where i.variation_id = v.id and i.main)`,
  'products of one parent with the same options': sql<{ n: number }>`
    select count(*)::int as n from (
      select v.parent_id, string_agg(c.option_id::text, ',' order by c.attr_id) as options
      from variations v join variation_combinations c on c.variation_id = v.id
      where v.sample_of_id is null group by v.parent_id, v.id) x
    group by parent_id, options having count(*) > 1 limit 1`,
  'values of attributes outside the family': sql<{ n: number }>`
    select count(*)::int as n from variation_attributes x
    join variations v on v.id = x.variation_id join parent_products p on p.id = v.parent_id
    where not exists (
      select 1 from attribute_family_groups fg
      join attribute_group_items gi on gi.group_id = fg.group_id
      where fg.family_id = p.family_id and fg.group_id = x.group_id and gi.attr_id = x.attr_id)`,
  'options of attributes that are not configurable': sql<{ n: number }>`
    select count(*)::int as n from variation_combinations c
    join attributes a on a.id = c.attr_id where not a.is_configurable`,
};

const expectConsistent = async () => {
  for (const [rule, query] of Object.entries(inconsistent)) {
    expect(Math.max(0, await number(query)), rule).toBe(0);
  }
};

describe('the demo', () => {
  test('fills an empty database', async () => {
    expect(await seedDemo(database.db, print)).toBe(true);
    expect(await counts()).toEqual({
      manufacturers: 12,
      categories: 60,
      parents: 300,
      variations: 1500,
      samples: 200,
      banners: 8,
      discounts: 12,
    });
    expect(lines).toHaveLength(1);
  });

  test('is consistent', expectConsistent);

  test('has one account of each kind, all with the published password', async () => {
    const users = await database.db
      .selectFrom('users')
      .select(['email', 'role', 'password_hash', 'manufacturer_id'])
      .execute();
    const ready = users.filter(({ password_hash }) => password_hash !== null);
    expect(ready.map(({ email }) => email).sort()).toEqual(
      [...demoAccounts, ...demoPartners.filter(({ state }) => state !== 'unverified')]
        .map(({ email }) => email)
        .sort(),
    );
    expect(await isPassword(ready[0]?.password_hash ?? null, demoPassword)).toBe(true);
    const invited = users.filter(({ password_hash }) => password_hash === null);
    expect(invited.map(({ email }) => email).sort()).toEqual(
      [...demoInvitations, ...demoPartners.filter(({ state }) => state === 'unverified')]
        .map(({ email }) => email)
        .sort(),
    );
    const makers = ready.flatMap(({ manufacturer_id }) => manufacturer_id ?? []);
    expect(new Set(makers).size).toBe(2);
    for (const id of makers) {
      const products = sql<{ n: number }>`
        select count(*)::int as n from parent_products where manufacturer_id = ${id}`;
      expect(await number(products)).toBeGreaterThan(0);
    }
  });

  test('does nothing to a database that is not empty', async () => {
    const before = await snapshot(database.db);
    expect(await seedDemo(database.db, print)).toBe(false);
    expect(await snapshot(database.db)).toEqual(before);
    expect(lines).toHaveLength(1);
  });
});

describe('load', () => {
  /** The numbers of records that belong to the variations whose slug matches. */
  const partsOf = async (slug: string) => {
    const { rows } = await sql`
      select count(*)::int as variations,
        sum((select count(*) from variation_combinations c where c.variation_id = v.id))::int as options,
        sum((select count(*) from variation_attributes x where x.variation_id = v.id))::int as values,
        sum((select count(*) from variation_tags t where t.variation_id = v.id))::int as tags,
        sum((select count(*) from variation_images i where i.variation_id = v.id))::int as images,
        sum((select count(*) from variation_services s where s.variation_id = v.id))::int as services,
        count(v.sample_of_id)::int as samples
      from variations v where v.slug ~ ${slug}`.execute(database.db);
    return rows[0];
  };

  test('multiplies the demo up to the requested number, completely', async () => {
    const demo = await partsOf('');
    await seedLoad(database.db, 3300, print);
    expect(await counts()).toMatchObject({ manufacturers: 12, categories: 60, variations: 3300 });
    // the first copy is complete
    expect(await partsOf('-s2$')).toEqual(demo);
  });

  test('is consistent, except for the parents of the last copy, which is incomplete', async () => {
    const { 'parents without a variation': _, ...rules } = inconsistent;
    for (const [rule, query] of Object.entries(rules)) {
      expect(Math.max(0, await number(query)), rule).toBe(0);
    }
  });

  test('has sixty orders in all states, each with its timeline', async () => {
    const { rows } = await sql`
      select (select count(*)::int from orders) as orders,
        (select array_agg(distinct status order by status) from orders) as orders_are,
        (select array_agg(distinct payment_status order by payment_status) from orders) as payments,
        (select array_agg(distinct state order by state) from order_lines) as lines,
        (select array_agg(distinct state order by state) from order_services) as services,
        (select array_agg(distinct state order by state) from payouts) as payouts,
        (select count(*)::int from order_lines l where state <> 'open' and not exists (
          select from order_events e where e.order_id = l.order_id and e.kind = l.state
            and l.id = any(e.line_ids) and e.at = l.state_at)) as untold`.execute(database.db);
    expect(rows[0]).toEqual({
      orders: 60,
      orders_are: ['cancelled', 'completed', 'in_progress', 'open'],
      payments: ['paid', 'partly_paid', 'partly_refunded', 'pending', 'refund_owed'],
      lines: ['cancelled', 'completed', 'confirmed', 'open', 'ready', 'shipped'],
      services: ['cancelled', 'completed', 'open', 'scheduled'],
      payouts: ['approved', 'paid', 'rejected', 'requested'],
      untold: 0,
    });
  });

  test('adds whole ranges of categories with products in them', async () => {
    await seedCategories(database.db, 700, print);
    expect(await counts()).toMatchObject({ categories: 700 });
    const { rows } = await sql`
      select level, count(*)::int as n from categories where slug like 'sortiment-%'
      group by level order by level`.execute(database.db);
    expect(rows).toEqual([
      { level: 1, n: 2 },
      { level: 2, n: 12 },
      { level: 3, n: 96 },
      { level: 4, n: 530 },
    ]);
    const used = sql<{ n: number }>`
      select count(distinct category_id)::int as n from parent_product_categories p
      join categories c on c.id = p.category_id where c.level = 4 and c.slug like 'sortiment-%'`;
    expect(await number(used)).toBeGreaterThan(500);
    await seedCategories(database.db, 700, print);
    expect(await counts()).toMatchObject({ categories: 700 });
  });

  test('does nothing if there are enough', async () => {
    const before = await counts();
    await seedLoad(database.db, 3000, print);
    expect(await counts()).toEqual(before);
  });
});
