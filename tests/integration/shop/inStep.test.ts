import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Change } from '#contract/generated/shopSchema.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { sell } from '#tests/factories/selling.ts';
import { createCategory, createTag } from '#tests/factories/structure.ts';
import { createBanner } from '#tests/factories/website.ts';
import { everyFieldOf } from '#tests/support/shopDocuments.ts';
import { createShopWorld, type ShopWorld } from '#tests/support/shopWorld.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

/* A copy that is kept by changes alone is what a fresh copy is. */

shareApi();

const apart = ['sizes', 'updatedAt'];
const product = everyFieldOf('Product', apart);
const style = everyFieldOf('Style', apart);
const post = everyFieldOf('BlogPost', apart);
const partner = everyFieldOf('Partner', apart);

/** Short lists, read as a whole; by the type of change after which they are read again. */
const lists: Readonly<Record<string, string>> = {
  category: `categories${everyFieldOf('Category', apart)}`,
  menu: `menu { id name level picture { filename } brands { slug } variationCount
    children { id name level variationCount children { id } } }`,
  banner: `banners${everyFieldOf('Banner', apart)}`,
  announcementBars: `announcementBars${everyFieldOf('AnnouncementBar', apart)}`,
  styleCategory: `styleCategories${everyFieldOf('StyleCategory', apart)}`,
  styleSection:
    'styleSections { id slug name blocks { kind title text variations { id name fromPrice } } }',
};

/** Everything that a shop shows, by type and id. */
type Copy = Map<string, unknown>;

type Ask = (document: string, variables?: object) => Promise<Record<string, unknown>>;

const readList = async (ask: Ask, copy: Copy, type: string) => {
  copy.set(type, await ask(`{ ${lists[type]} }`));
};

const paged: Readonly<Record<string, [call: string, fields: string, first: number]>> = {
  product: ['products(first: $first, after: $after)', product, 50],
  blogPost: ['blogPosts(first: $first, after: $after)', post, 500],
  style: ['styles(first: $first, after: $after)', style, 50],
  manufacturer: ['partners(kind: manufacturer, first: $first, after: $after)', partner, 500],
  vendor: ['partners(kind: vendor, first: $first, after: $after)', partner, 500],
};

interface Page {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const fullCopy = async (ask: Ask): Promise<Copy> => {
  const copy: Copy = new Map();
  for (const type of Object.keys(lists)) await readList(ask, copy, type);
  for (const [type, [call, fields, first]] of Object.entries(paged)) {
    const document = `query ($first: Int, $after: String) {
      page: ${call} { nodes${fields} pageInfo { hasNextPage endCursor } } }`;
    let after: string | null = null;
    do {
      const { page } = (await ask(document, { first, after })) as { page: Page };
      for (const node of page.nodes) copy.set(`${type} ${node.id}`, node);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  }
  return copy;
};

const changes = `query ($after: String, $first: Int) { changes(after: $after, first: $first) {
  hasNextPage endCursor nodes { type id isShown product${product} blogPost${post} style${everyFieldOf('Style', [...apart, 'variations'])}
    partner${partner} } } }`;
const styleOf = `query ($slug: String!) { style(slug: $slug)${style} }`;

const apply = async (ask: Ask, copy: Copy, change: Change): Promise<void> => {
  if (Object.hasOwn(lists, change.type)) return readList(ask, copy, change.type);
  const key = `${change.type} ${change.id}`;
  if (!change.isShown) {
    copy.delete(key);
    return;
  }
  const read =
    change.type === 'style'
      ? (await ask(styleOf, { slug: change.style?.slug })).style
      : (change.product ?? change.blogPost ?? change.partner);
  copy.set(key, read);
};

const follow = async (ask: Ask, copy: Copy, from: string, first: number): Promise<string> => {
  let after = from;
  for (;;) {
    const answer = (await ask(changes, { after, first })).changes as {
      nodes: Change[];
      hasNextPage: boolean;
      endCursor: string;
    };
    for (const change of answer.nodes) await apply(ask, copy, change);
    after = answer.endCursor;
    if (!answer.hasNextPage) return after;
  }
};

/** Random numbers that are the same in every run. */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

type Random = ReturnType<typeof randomOf>;
type Edit = (random: Random, n: number) => Promise<unknown>;

const run = (statement: string) => sql.raw(statement).execute(api.db);
const call = (name: string, type: string, input: object) =>
  api.data(`mutation ($input: ${type}!) { ${name}(input: $input) { data } }`, { input }, admin);

/** Edits as people, jobs and the database itself make them. */
const editsOf = (world: ShopWorld): readonly Edit[] => {
  const variation = (random: Random) => (random(2) === 0 ? world.sofa : world.lamp);
  const vendor = (random: Random) => (random(2) === 0 ? world.first.id : world.second.id);
  const status = (random: Random) => String(random(3) === 0 ? 2 : 1);
  return [
    (random) =>
      call('updateProductVariationsStatus', 'VariationsStatusInput', {
        ids: [variation(random).id],
        status: status(random),
      }),
    (random) =>
      call('updateParentsStatus', 'ParentsStatusInput', {
        ids: [variation(random).parent_id],
        status: status(random),
      }),
    (random) => run(`update styles set status = '${status(random)}' where id = ${world.style}`),
    (random) =>
      call('updateStyleSectionStatus', 'StyleSectionsStatusInput', {
        ids: [world.section],
        status: status(random),
      }),
    (random) => run(`update blog_posts set status = '${status(random)}' where id = ${world.post}`),
    (random, n) =>
      run(
        `update variations set price = ${n + 1}, updated_at = now() where id = ${variation(random).id}`,
      ),
    (random, n) =>
      run(
        `update vendor_products set adjustment_type = 'euro', adjustment_amount = ${n} where vendor_id = ${vendor(random)}`,
      ),
    (random) =>
      run(
        random(2) === 0
          ? `update vendors set suspended_at = now(), suspended_reason = 'Unpaid' where id = ${vendor(random)}`
          : `update vendors set suspended_at = null, suspended_reason = null, is_visible = true`,
      ),
    (random) =>
      run(
        random(2) === 0
          ? `update manufacturers set suspended_at = now(), suspended_reason = 'Recall' where id = ${world.maker}`
          : `update manufacturers set suspended_at = null, suspended_reason = null, is_visible = true`,
      ),
    (_, n) =>
      run(`update vendors set company_name = 'Seller ' || id || ' ${n}', city = 'Town ${n}'`),
    (random, n) =>
      run(
        `update categories set name = 'Category ' || id || ' ${n}', sort_index = ${random(5)} where id = ${random(2) ? world.root : world.category}`,
      ),
    async (_, n) => {
      const { id } = await createCategory(api.db);
      await run(
        `insert into parent_product_categories (parent_id, category_id, is_main) values (${world.sofa.parent_id}, ${id}, false)`,
      );
      if (n % 2) await run(`delete from parent_product_categories where category_id = ${id}`);
    },
    async (random) => {
      const { id } = await createTag(api.db);
      await run(
        `insert into variation_tags (variation_id, tag_id) values (${variation(random).id}, ${id})`,
      );
    },
    (_, n) => run(`update tags set name = 'Tag ' || id || ' ${n}'`),
    (_, n) => run(`update attribute_options set name = 'Option ' || id || ' ${n}'`),
    (_, n) => run(`update attributes set name = 'Attribute ' || id || ' ${n}'`),
    (_, n) =>
      run(`update variation_images set alt = 'Alt ${n}' where variation_id = ${world.sofa.id}`),
    (_, n) => run(`update delivery_templates set days_to = ${11 + n}`),
    (_, n) =>
      run(`update delivery_rules set region_type = 'postcode', region_value = '${10 + (n % 80)}'`),
    (random) =>
      run(
        `update payment_accounts set status = '${random(2) ? 'connected' : 'pending'}' where vendor_id = ${vendor(random)}`,
      ),
    (_, n) =>
      run(`update showrooms set name = 'Room ${n}', phone = '${n}' where id = ${world.showroom}`),
    (random) => run(`update click_and_collect_rules set is_active = ${random(2) === 0}`),
    (random) =>
      run(
        `update menu_items set status = '${random(3) ? 'published' : 'unpublished'}' where id = ${random(2) ? world.top : world.below}`,
      ),
    (random) =>
      run(
        random(2) === 0
          ? `delete from menu_item_products where variation_id = ${variation(random).id}`
          : `insert into menu_item_products (item_id, variation_id) values (${world.below}, ${variation(random).id}) on conflict do nothing`,
      ),
    (random) =>
      run(
        `update website_banners set is_active = ${random(2) === 0}, starts_on = null where id = ${world.banner}`,
      ),
    () => createBanner(api.db, { is_active: true }),
    (random) => run(`update discounts set is_active = ${random(2) === 0} where id = ${world.bar}`),
    (_, n) => run(`update blog_posts set title = 'Post ${n}' where id = ${world.post}`),
    (random) =>
      run(
        `delete from style_products where style_id = ${world.style} and variation_id = ${variation(random).id}`,
      ),
    (_, n) => run(`update style_categories set name = 'Styles ${n}'`),
    (_, n) => run(`update style_blocks set text = 'Text ${n}' where id = ${world.block}`),
    (_, n) => run(`update services set name = 'Service ' || id || ' ${n}'`),
    async (random) => {
      const { id } = await createVariation(api.db, {
        parent_id: variation(random).parent_id,
        price: '20',
        status: '1',
      });
      await sell(api.db, vendor(random), id);
    },
    (random) => run(`update network_request_regions set value = '${20 + random(50)}'`),
  ];
};

const settled = async () => {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(
    api.db,
  );
  await expect
    .poll(
      async () =>
        (
          await sql<{ is: boolean }>`
            select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.xid}::xid8 as is`.execute(
            api.db,
          )
        ).rows[0]?.is,
      { timeout: 30_000 },
    )
    .toBe(true);
};

test('a copy that follows the changes is what a fresh copy is', { timeout: 120_000 }, async () => {
  const world = await createShopWorld(api.db);
  const { key } = await createShopKey(api.db);
  const ask: Ask = async (document, variables = {}) =>
    (await api.shop(document, { ...variables }, key)) as unknown as Record<string, unknown>;
  let cursor = ((await ask('{ changes { endCursor } }')).changes as { endCursor: string })
    .endCursor;
  const copy = await fullCopy(ask);
  const edits = editsOf(world);
  const random = randomOf(33);
  for (let n = 0; n < 150; n += 1) {
    // each edit once, then at random
    const index = n < edits.length ? n : random(edits.length);
    await edits[index]?.(random, n);
    if (random(4) === 0) cursor = await follow(ask, copy, cursor, 1 + random(20));
    if (n % 50 === 49) {
      await settled();
      cursor = await follow(ask, copy, cursor, 50);
      expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(await fullCopy(ask)));
    }
  }
  expect(copy.size).toBeGreaterThan(Object.keys(lists).length);
});
