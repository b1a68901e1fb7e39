import { getNamedType } from 'graphql';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { answerOf, everyFieldOf, queriesOfScope } from '#tests/support/shopDocuments.ts';
import { createShopWorld, type ShopWorld } from '#tests/support/shopWorld.ts';
import { tablesIn } from '#tests/support/tables.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

/* Whatever a shop reads must be recorded when it changes. */

shareApi();

let world: ShopWorld;
beforeAll(async () => {
  world = await createShopWorld(api.db);
});

/** Tables that a shop's queries read and whose changes need no line, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  api_keys: 'the key that asks',
  shops: 'the shop that asks; what it shows is in shop_categories and shop_vendors',
  shop_changes: 'the lines themselves',
  shop_feed: 'the lines themselves',
  shop_offers: 'derived from tables that are covered',
  shop_offers_seen: 'derived from tables that are covered',
  shop_products: 'derived from tables that are covered',
  applied_functions: 'no content',
};

/** Fields that are computed for a customer or belong to a preview; a copy has none of them. */
const computed = ['offers', 'preview'];

/** What other queries read: the widths of pictures, and variations. Everything at once costs too much. */
const apart = ['sizes', 'variations'];

const argumentsOf = (): Record<string, string> => ({
  product: `(slug: "${world.productSlug}")`,
  productBySku: `(sku: "${world.sofa.sku}")`,
  menuVariations: `(item: "${world.top}")`,
  products: '(first: 50)',
  partners: '(kind: vendor)',
  partner: `(kind: vendor, id: "${world.first.id}")`,
  blogPost: `(slug: "${world.postSlug}")`,
  style: `(slug: "${world.styleSlug}")`,
});

const tables = async (of: ReturnType<typeof sql<{ name: string }>>): Promise<Set<string>> =>
  new Set((await of.execute(api.db)).rows.map(({ name }) => name));

test('every table that shops read is covered by triggers for every kind of write', async () => {
  const all = new Set((await tablesIn(api.db)).map(({ name }) => name));
  const covered = await tables(sql`
    select c.relname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'record_shop_changes'::regproc and t.tgenabled <> 'D'
    group by 1 having sum(t.tgtype::int & 28) = 28`);
  const queries = queriesOfScope('catalogue').filter((name) => !computed.includes(name));
  expect(queries).toContain('changes');
  const read = new Set<string>();
  for (const query of queries) {
    api.statements.length = 0;
    const answer = getNamedType(answerOf(query)).name;
    const answered = await api.data(
      `{ ${query}${argumentsOf()[query] ?? ''}${everyFieldOf(answer, apart)} }`,
      {},
      world.key,
    );
    // an answer without content would not have read everything
    if (query !== 'changes')
      expect(JSON.stringify(answered), query).toMatch(/"(name|title|code)":"/);
    for (const statement of api.statements)
      for (const [, name = ''] of statement.matchAll(/\b(?:from|join)\s+\\?"?(\w+)/gi))
        if (all.has(name)) read.add(name);
  }
  const uncovered = [...read].filter((name) => !covered.has(name) && !Object.hasOwn(exempt, name));
  expect(uncovered.sort()).toEqual([]);
  // and every table with triggers is read
  expect([...covered].filter((name) => !read.has(name) && !unseen.includes(name))).toEqual([]);
});

/** Covered though the queries above do not name them. */
const unseen: readonly string[] = [];
