import { getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductFigures } from '#contract/generated/schema.ts';
import { type AccountKind, accountKinds } from '#tests/factories/people.ts';
import { callsOfTwo } from '#tests/support/accessCalls.ts';
import {
  codesOf,
  createWorld,
  has,
  idsOfB,
  marker,
  queries,
  visibleTo,
  type World,
} from '#tests/support/accessWorld.ts';
import { documentOf, everything, type Operation, variablesOf } from '#tests/support/documents.ts';

let world: World;
let ids: string[];

beforeAll(async () => {
  world = await createWorld();
  ids = await idsOfB(world);
});
afterAll(() => world.api.close());

const queryOf = (name: string) => queries.find((query) => query.name === name) as Operation;

const words = [
  marker,
  '',
  '1',
  'muster',
  'hasService',
  'name',
  'product',
  'variation',
  'parentProduct',
];

type Material = Parameters<typeof variablesOf>[1];

/** Every id and word in every filter. */
const everyFilter = (): Material => ({ ids, words });

/** Lists as a whole and with the marker, and records by their ids. */
const wholeAndById = ({ field }: Operation): Material => {
  const isById = field.args.some(({ type }) => getNamedType(type).name === 'ID');
  return { ids: isById ? ids : [], words: [marker] };
};

/** Answers to every generated call of a query, with this token. */
async function* answersTo(query: Operation, document: string, token: string, material: Material) {
  for (const variables of [...variablesOf(query, material), ...callsOfTwo(query, ids)])
    yield await world.api.request(document, variables, token);
}

const isFoundByAdmin = async (query: Operation): Promise<boolean> => {
  const document = documentOf(query, everything);
  for await (const answer of answersTo(query, document, world.tokenOf('admin'), everyFilter())) {
    expect(codesOf(answer), query.name).not.toContain('INTERNAL');
    if (has(answer)) return true;
  }
  return false;
};

// a shop may use the conditions of all vendors
const others = accountKinds.filter((kind) => kind !== 'admin');

/**
 * What distinguishes these kinds is the queries that they may send, not the rows that they find:
 * the first one that may send a query tries all of its filters. Basic and suspended accounts have
 * conditions of their own.
 */
const alike: readonly AccountKind[] = ['vendor', 'craftsman', 'architect', 'wholesaler'];

const triesFilters = (kind: AccountKind, { access }: Operation): boolean =>
  !alike.includes(kind) || kind === alike.find((each) => visibleTo(each)(access));

/**
 * Everything that a caller can find: with filters for records they may see, and by id for records
 * they may not see.
 */
async function* answersFor(query: Operation, kind: AccountKind) {
  const token = world.tokenOf(kind);
  const [seen, all] = [visibleTo(kind), everything].map((isSelected) =>
    documentOf(query, isSelected),
  );
  const material = triesFilters(kind, query) ? everyFilter() : wholeAndById(query);
  if (seen) yield* answersTo(query, seen, token, material);
  if (all && all !== seen)
    yield* answersTo(query, all, token, { ids: material.ids, words: [marker] });
}

/** Basic accounts can choose all published products for their styles. */
const isOpenTo = (kind: AccountKind, { name }: Operation): boolean =>
  kind === 'basic' && name === 'styleProductChoices';

describe('what belongs to manufacturer B', () => {
  test('is found by an administrator, so that the tests below can fail', async () => {
    const found: string[] = [];
    for (const query of queries) {
      if (await isFoundByAdmin(query)) found.push(query.name);
    }
    expect(found.sort()).toEqual([
      'blogPostById',
      'blogPosts',
      'cartChoices',
      'categoryById',
      'changes',
      'customerById',
      'customers',
      'dashboard',
      'deletedRecords',
      'getNetworkVendorProducts',
      'getSampleBoxProducts',
      'informativeAttributeValues',
      'managedConnections',
      'managedManufacturerById',
      'managedManufacturers',
      'managedVendorById',
      'managedVendors',
      'manufacturers',
      'matchPictures',
      'orderById',
      'orderRefundPreview',
      'orders',
      'parents',
      'payoutById',
      'payoutItems',
      'payoutPreview',
      'payoutStatement',
      'payouts',
      'pictureById',
      'pictures',
      'productById',
      'returnById',
      'returnRefundPreview',
      'returns',
      'secondFactors',
      'styleById',
      'styleCollaboratorChoices',
      'styleProductChoices',
      'styles',
      'userFeedbackById',
      'userFeedbacks',
      'variationById',
      'variationImages',
      'variations',
      'variationsEditPreview',
    ]);
    const own = '{ manufacturer { data { company_name } } }';
    expect(has(await world.api.request(own, {}, world.tokenOfB))).toBe(true);
  });

  test('is found completely: every text that belongs to a variation', async () => {
    const answer = await world.api.request(
      documentOf(queryOf('variations'), everything),
      { query: { manufacturer_id: world.makerB } },
      world.tokenOf('admin'),
    );
    const text = JSON.stringify(answer.data);
    const word = `${marker}-\\d+`;
    for (const part of ['product-slug', 'product-sku', 'sample-sku', 'main.webp', 'detail.webp']) {
      expect(text).toMatch(new RegExp(`"${word}-${part}"`));
    }
    for (const part of ['product', 'sample', 'parent', 'value', 'main.jpg']) {
      expect(text).toMatch(new RegExp(`"${word} ${part}"`));
    }
    expect(text).toContain(`"${marker} company"`);
  });

  // the API refuses queries forbidden for a role before it checks their arguments (roles.test)
  test.each(others)('is in no response to a %s, and in no count', async (kind) => {
    const totals: number[] = [];
    for (const query of queries.filter(({ access }) => visibleTo(kind)(access))) {
      for await (const answer of answersFor(query, kind)) {
        if (!isOpenTo(kind, query)) expect(has(answer), query.name).toBe(false);
        expect(codesOf(answer), query.name).not.toContain('INTERNAL');
        totals.push(answer.data?.variations?.data.total ?? 0);
      }
    }
    expect(Math.max(...totals)).toBe(kind === 'manufacturer' ? 1 : 0);
  });

  test("is in no figure of A's dashboard", async () => {
    const { dashboard } = await world.api.data(
      `{ dashboard { data { products {
        parents samples draft published newest { id }
        categories { draft published } missing { draft published }
      } } } }`,
      {},
      world.tokenOf('manufacturer'),
    );
    const { categories, newest, missing, ...counts } = dashboard.data.products as ProductFigures;
    expect(counts).toEqual({ parents: 1, samples: 0, draft: 1, published: 0 });
    expect(categories).toMatchObject([{ draft: 1, published: 0 }]);
    expect(newest).toEqual([{ id: world.ownVariation }]);
    for (const { draft, published } of missing) expect(draft + published).toBeLessThan(2);
  });
});
