import type { Selectable } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { VariationsQuery } from '#contract/generated/schema.ts';
import type { Variations } from '#server/generated/database.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  assignTags,
  createParent,
  createVariation,
  createVariationOf,
  describeVariation,
  furnishVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createService,
  createServiceGroup,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api } from '#tests/support/testApi.ts';

type Variation = Selectable<Variations>;

const idsDocument = `query Ids($query: VariationsQuery) {
  variations(query: $query) { data { results { id } total } message status }
}`;

/** The ids that a query finds, in order; `total` must say how many there are without a page. */
const find = async (query: VariationsQuery, token = admin): Promise<string[]> => {
  const { variations } = await api.data(idsDocument, { query: { size: 1000, ...query } }, token);
  expect(variations.data.total).toBe(variations.data.results.length);
  return variations.data.results.map(({ id }) => id);
};

const refusal = (query: Record<string, unknown>, token = admin) =>
  api.refusal(idsDocument, { query }, token);

const idsOf = (...variations: { id: string }[]): string[] => variations.map(({ id }) => id);

describe('filters', () => {
  test('name finds a part of the name or of the article number, in any case', async () => {
    const byName = await createVariation(api.db, { name: 'Ohrensessel Grün' });
    const bySku = await createVariation(api.db, { sku: 'OHRENSESSEL-7' });
    await createVariation(api.db, { name: 'Hocker' });
    expect(await find({ name: 'ohrenSESSEL' })).toEqual(idsOf(byName, bySku));
    expect(await find({ name: '  sessel grün ' })).toEqual(idsOf(byName));
    expect(await find({ name: 'Ohrensessel Blau' })).toEqual([]);
  });

  test('sku finds a part of the article number only', async () => {
    const bySku = await createVariation(api.db, { sku: 'KOMMODE-1' });
    await createVariation(api.db, { name: 'Kommode' });
    expect(await find({ sku: 'mode-' })).toEqual(idsOf(bySku));
  });

  test.each([
    ['%', 'Rabatt 100% echt', 'Rabatt 1000 echt', '100%'],
    ['_', 'Serie a_b lang', 'Serie axb lang', 'a_b'],
    ['\\', 'Pfad c:\\d kurz', 'Pfad c:d kurz', 'c:\\d'],
    ["'", "Tisch d'Oro", 'Tisch dOro', "d'O"],
  ])('the character %s is taken literally', async (_, name, other, text) => {
    const wanted = await createVariation(api.db, { name });
    await createVariation(api.db, { name: other });
    expect(await find({ name: text })).toEqual(idsOf(wanted));
  });

  test('parent_name finds a part of the name of the parent', async () => {
    const parent = await createParent(api.db, { name: 'Polstergruppe 50% Lima' });
    const first = await createVariation(api.db, { parent_id: parent.id });
    const second = await createVariation(api.db, { parent_id: parent.id });
    await createVariation(api.db, { name: 'Polstergruppe 50% Lima' });
    expect(await find({ parent_name: 'gruppe 50% l' })).toEqual(idsOf(first, second));
    expect(await find({ parent_name: 'gruppe 50_ l' })).toEqual([]);
  });

  test('an empty text searches nothing', async () => {
    expect(await find({ name: ' ', sku: '', parent_name: '' })).toEqual(await find({}));
  });

  test('status finds what is published, or a draft', async () => {
    const parent = await createParent(api.db);
    const of = (status: string) => createVariation(api.db, { parent_id: parent.id, status });
    const [published, draft] = [await of('1'), await of('2')];
    const parent_name = parent.name;
    expect(await find({ parent_name, status: '1' })).toEqual(idsOf(published));
    expect(await find({ parent_name, status: '2' })).toEqual(idsOf(draft));
    expect(await find({ parent_name })).toEqual(idsOf(published, draft));
  });

  test('categories find what is in one of them or anywhere below it, once', async () => {
    const level1 = await createCategory(api.db);
    const level2 = await createCategory(api.db, level1);
    const level3 = await createCategory(api.db, level2);
    const level4 = await createCategory(api.db, level3);
    const other = await createCategory(api.db);
    const inCategories = async (...categories: { id: string }[]): Promise<Variation> => {
      const variation = await createVariation(api.db);
      await assignCategories(api.db, variation.parent_id, idsOf(...categories));
      return variation;
    };
    const top = await inCategories(level1);
    const deep = await inCategories(level4, level2);
    const elsewhere = await inCategories(other);
    expect(await find({ categories: [level1.id] })).toEqual(idsOf(top, deep));
    expect(await find({ categories: [level3.id] })).toEqual(idsOf(deep));
    expect(await find({ categories: [level4.id, other.id] })).toEqual(idsOf(deep, elsewhere));
    expect(await find({ categories: ['999999999'] })).toEqual([]);
    expect(await find({ categories: [] })).toEqual(await find({}));
  });

  test('ids find those alone, in the order asked for', async () => {
    const first = await createVariation(api.db);
    const second = await createVariation(api.db);
    const ids = idsOf(second, first, first);
    expect(await find({ ids })).toEqual(idsOf(first, second));
    expect(await find({ ids, order: 'DESC' })).toEqual(idsOf(second, first));
    expect(await find({ ids: [] })).toEqual([]);
    expect(await find({ ids: ['9223372036854775807'] })).toEqual([]);
  });

  test('variationType finds samples, or all but samples', async () => {
    const product = await createVariation(api.db);
    const sample = await createVariation(api.db, {
      parent_id: product.parent_id,
      sample_of_id: product.id,
    });
    const ids = idsOf(product, sample);
    expect(await find({ ids, variationType: 'muster' })).toEqual(idsOf(sample));
    expect(await find({ ids, variationType: 'notMuster' })).toEqual(idsOf(product));
    expect(await find({ ids, variationType: 'all' })).toEqual(ids);
  });

  describe('services', () => {
    let withGroup: Variation;
    let withService: Variation;
    let without: Variation;
    let ids: string[];
    let groupId: string;
    let serviceGroupId: string;

    beforeAll(async () => {
      withGroup = await createVariation(api.db);
      withService = await createVariation(api.db);
      without = await createVariation(api.db);
      ids = idsOf(withGroup, withService, without);
      groupId = (await createServiceGroup(api.db)).id;
      const service = await createService(api.db);
      serviceGroupId = service.group_id;
      await api.db
        .insertInto('variation_service_groups')
        .values({ variation_id: withGroup.id, group_id: groupId })
        .execute();
      await api.db
        .insertInto('variation_services')
        .values({ variation_id: withService.id, service_id: service.id })
        .execute();
    });

    test('serviceFilter finds what has a service or a group of them, or neither', async () => {
      expect(await find({ ids, serviceFilter: 'hasService' })).toEqual(
        idsOf(withGroup, withService),
      );
      expect(await find({ ids, serviceFilter: 'hasNotService' })).toEqual(idsOf(without));
      expect(await find({ ids, serviceFilter: 'all' })).toEqual(ids);
    });

    test('serviceInfo finds what has the group or a service of it', async () => {
      expect(await find({ serviceInfo: groupId })).toEqual(idsOf(withGroup));
      expect(await find({ serviceInfo: serviceGroupId })).toEqual(idsOf(withService));
    });

    test('serviceInfo is FORBIDDEN to manufacturers', async () => {
      const { token } = await signedIn(api.db, 'manufacturer');
      expect((await refusal({ serviceInfo: groupId }, token)).extensions.code).toBe('FORBIDDEN');
    });
  });

  test('manufacturer_id finds that manufacturer’s for administrators', async () => {
    const maker = await createManufacturer(api.db);
    const variation = await createVariationOf(api.db, maker.id);
    expect(await find({ manufacturer_id: maker.id })).toEqual(idsOf(variation));
    expect(await find({ manufacturer_id: '999999999' })).toEqual([]);
  });

  test('manufacturer_id makes no difference to a manufacturer, who sees its own', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const own = await createVariationOf(api.db, user.manufacturer_id ?? '');
    const foreign = await createVariation(api.db);
    expect(await find({}, token)).toEqual(idsOf(own));
    const { manufacturer_id } = await api.db
      .selectFrom('parent_products')
      .select('manufacturer_id')
      .where('id', '=', foreign.parent_id)
      .executeTakeFirstOrThrow();
    expect(await find({ manufacturer_id }, token)).toEqual(idsOf(own));
    expect(await find({ ids: idsOf(foreign, own) }, token)).toEqual(idsOf(own));
  });

  test('several narrow each other down', async () => {
    const word = unique('narrow');
    const published = await createVariation(api.db, { name: `${word} a`, status: '1' });
    await createVariation(api.db, { name: `${word} b`, status: '2' });
    await createVariation(api.db, { name: `${word} c`, status: '1', sku: unique('OTHER') });
    expect(await find({ name: word, status: '1', sku: published.sku })).toEqual(idsOf(published));
  });
});

describe('filters that are none', () => {
  const tooLong = 'x'.repeat(10_000);

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ size: 0 }, { size: { rule: 'rules.minValue', limit: 1 } }],
    [{ size: -1 }, { size: { rule: 'rules.minValue', limit: 1 } }],
    [{ size: 1001 }, { size: { rule: 'rules.maxValue', limit: 1000 } }],
    [{ page: -1 }, { page: { rule: 'rules.minValue', limit: 0 } }],
    [{ sort: 'password' }, { sort: { rule: 'rules.sort' } }],
    [{ sort: 'id; drop table users' }, { sort: { rule: 'rules.sort' } }],
    [{ order: 'UP' }, { order: { rule: 'rules.wrongType' } }],
    [{ name: tooLong }, { name: { rule: 'rules.maxLength', limit: 200 } }],
    [{ sku: tooLong }, { sku: { rule: 'rules.maxLength', limit: 200 } }],
    [{ parent_name: tooLong }, { parent_name: { rule: 'rules.maxLength', limit: 200 } }],
    [{ name: 'a\u0000b' }, { name: { rule: 'rules.controlCharacters' } }],
    [{ status: 'draft' }, { status: { rule: 'rules.status' } }],
    [{ serviceFilter: 'some' }, { serviceFilter: { rule: 'rules.filter' } }],
    [{ variationType: 'sample' }, { variationType: { rule: 'rules.filter' } }],
    [{ manufacturer_id: 'abc' }, { manufacturer_id: { rule: 'rules.id' } }],
    [{ serviceInfo: '-1' }, { serviceInfo: { rule: 'rules.id' } }],
    [{ categories: ['1', '99999999999999999999'] }, { categories: { rule: 'rules.id' } }],
    [{ ids: ['x'] }, { ids: { rule: 'rules.id' } }],
    [
      { ids: Array.from({ length: 1001 }, (_, n) => String(n + 1)) },
      { ids: { rule: 'rules.maxItems', limit: 1000 } },
    ],
    [{ name: 5 }, { name: { rule: 'rules.wrongType' } }],
    [{ page: '0' }, { page: { rule: 'rules.wrongType' } }],
  ])('%.60j is INVALID, by field', async (query, fields) => {
    const error = await refusal(query);
    expect(error.extensions).toEqual({ code: 'INVALID', fields });
  });
});

describe('pages', () => {
  let ids: string[];
  const page = async (query: VariationsQuery) => {
    const { variations } = await api.data(idsDocument, { query: { ids, ...query } }, admin);
    return { ids: idsOf(...variations.data.results), total: variations.data.total };
  };

  beforeAll(async () => {
    const parent = await createParent(api.db);
    ids = [];
    for (let n = 0; n < 25; n += 1) {
      const { id } = await createVariation(api.db, {
        parent_id: parent.id,
        // every price and status several times, so that a sort has ties
        price: `${(n * 7) % 4}.00`,
        status: n % 2 === 0 ? '1' : '2',
        name: `Stuhl ${String.fromCharCode(97 + ((n * 5) % 6))}`,
      });
      ids.push(id);
    }
  });

  test('are counted from zero and have ten rows unless asked otherwise', async () => {
    expect(await page({})).toEqual({ ids: ids.slice(0, 10), total: 25 });
    expect(await page({ page: 1 })).toEqual({ ids: ids.slice(10, 20), total: 25 });
    expect(await page({ page: 2 })).toEqual({ ids: ids.slice(20), total: 25 });
    expect(await page({ page: 1, size: 24 })).toEqual({ ids: ids.slice(24), total: 25 });
  });

  test.each([3, 1_000_000_000, 2_147_483_647])('far out (%d) are empty', async (number) => {
    expect(await page({ page: number })).toEqual({ ids: [], total: 25 });
    expect(await page({ page: number, size: 1000 })).toEqual({ ids: [], total: 25 });
  });

  test.each(['id', 'name', 'sku', 'price', 'status', 'updatedAt'])(
    'sorted by %s show every row once, both ways',
    async (sort) => {
      for (const order of ['ASC', 'DESC'] as const) {
        const found: string[] = [];
        for (let number = 0; number < 4; number += 1) {
          found.push(...(await page({ page: number, size: 7, sort, order })).ids);
        }
        expect(found).toHaveLength(25);
        expect(new Set(found)).toEqual(new Set(ids));
        expect((await page({ size: 100, sort, order })).ids).toEqual(found);
      }
    },
  );

  test('are sorted as asked, prices as numbers', async () => {
    const [small, large] = [
      await createVariation(api.db, { price: '9.50' }),
      await createVariation(api.db, { price: '10.00' }),
    ];
    const two = idsOf(large, small);
    const sorted = async (query: VariationsQuery) => (await page({ ids: two, ...query })).ids;
    expect(await sorted({ sort: 'price' })).toEqual(idsOf(small, large));
    expect(await sorted({ sort: 'price', order: 'DESC' })).toEqual(idsOf(large, small));
    expect(await sorted({ order: 'DESC' })).toEqual(idsOf(large, small));
  });
});

const whole = `id name slug sku price status is_simple_product general_images sample_of_id
  image { id pr_id variation_id filename originName alt main sortIndex }
  images { id pr_id variation_id filename originName alt main sortIndex }
  tags { data { id name type } }
  combinations { id attr_id option_id variation_id option { id name } attribute { id name } }
  variationAttributes { id group_id attr_id value }
  parent { id name status type family_id manufacturer_id manufacturer { id company_name } }
  category { isMain data { id name slug parentId } }
  version updatedAt`;

describe('a row', () => {
  test('has all that hangs on it, each in its order, and nothing of its neighbour', async () => {
    const { db } = api;
    const maker = await createManufacturer(db);
    const parent = await createParent(db, { manufacturer_id: maker.id, type: '1', status: '2' });
    const variation = await createVariation(db, { parent_id: parent.id, price: '1299' });
    await furnishVariation(db, variation, 'own');
    const vermilion = await createTag(db, { name: 'zinnober' });
    const maple = await createTag(db, { name: 'Ahorn' });
    await assignTags(db, variation.id, idsOf(vermilion, maple));
    const extra = await createCategory(db, await createCategory(db));
    await db
      .insertInto('parent_product_categories')
      .values({ parent_id: parent.id, category_id: extra.id })
      .execute();
    const neighbour = await createVariation(db);
    await furnishVariation(db, neighbour, 'neighbour');

    const document = `query One($query: VariationsQuery) {
      variations(query: $query) { data { results { ${whole} } } }
    }`;
    const ids = idsOf(variation, neighbour);
    const { variations } = await api.data(document, { query: { ids } }, admin);
    const [row, other] = variations.data.results;
    expect(row).toMatchObject({
      id: variation.id,
      name: variation.name,
      slug: variation.slug,
      sku: variation.sku,
      price: '1299.00',
      status: '2',
      is_simple_product: false,
      general_images: false,
      sample_of_id: null,
      version: 1,
      image: {
        filename: 'own-main.webp',
        originName: 'own main.jpg',
        alt: 'own from the front',
        main: true,
        pr_id: parent.id,
        variation_id: variation.id,
      },
      images: [
        { filename: 'own-detail.webp', main: false, sortIndex: 0 },
        { filename: 'own-main.webp', main: true, sortIndex: 1 },
      ],
      tags: [
        { data: { id: maple.id, name: 'Ahorn', type: 'product' } },
        { data: { id: vermilion.id, name: 'zinnober', type: 'product' } },
      ],
      variationAttributes: [{ value: 'own value' }],
      parent: {
        id: parent.id,
        name: parent.name,
        status: '2',
        type: '1',
        family_id: parent.family_id,
        manufacturer_id: maker.id,
        manufacturer: { id: maker.id, company_name: maker.company_name },
      },
      category: [
        { isMain: true, data: { parentId: null } },
        {
          isMain: false,
          data: { id: extra.id, name: extra.name, slug: extra.slug, parentId: extra.parent_id },
        },
      ],
    });
    expect(row?.combinations).toHaveLength(1);
    expect(row?.combinations[0]).toMatchObject({ variation_id: variation.id });
    expect(row?.combinations[0]?.option.id).toBe(row?.combinations[0]?.option_id);
    expect(row?.combinations[0]?.attribute.id).toBe(row?.combinations[0]?.attr_id);
    expect(row?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
    expect(JSON.stringify(row)).not.toContain('neighbour');
    expect(JSON.stringify(other)).not.toContain('own');

    const byId = await api.data(
      `query One($id: ID!) { variationById(id: $id) { data { ${whole} } } }`,
      { id: variation.id },
      admin,
    );
    expect(byId.variationById.data).toEqual(row);
  });

  test('that has nothing has empty lists', async () => {
    const { id } = await createVariation(api.db);
    const { variationById } = await api.data(
      `query One($id: ID!) { variationById(id: $id) { data { ${whole} } } }`,
      { id },
      admin,
    );
    expect(variationById.data).toMatchObject({
      image: null,
      images: [],
      tags: [],
      combinations: [],
      variationAttributes: [],
      category: [],
    });
  });

  test('without a main image shows the first one', async () => {
    const { id } = await createVariation(api.db);
    const image = (filename: string, sort_index: number) => ({
      variation_id: id,
      filename,
      sort_index,
    });
    await api.db
      .insertInto('variation_images')
      .values([image('second.webp', 1), image('first.webp', 0)])
      .execute();
    const { variationById } = await api.data(
      'query One($id: ID!) { variationById(id: $id) { data { image { filename } } } }',
      { id },
      admin,
    );
    expect(variationById.data.image?.filename).toBe('first.webp');
  });

  test.each(['0', '-1', 'abc', '99999999999999999999', '999999999', ''])(
    'with the id "%s" is NOT_FOUND',
    async (id) => {
      const document = 'query One($id: ID!) { variationById(id: $id) { status } }';
      expect((await api.refusal(document, { id }, admin)).extensions).toEqual({
        code: 'NOT_FOUND',
      });
    },
  );

  test("a manufacturer who asks for another's variation gets NOT_FOUND", async () => {
    const { token } = await signedIn(api.db, 'manufacturer');
    const { id } = await createVariation(api.db);
    const document = 'query One($id: ID!) { variationById(id: $id) { data { name } } }';
    expect((await api.refusal(document, { id }, token)).extensions.code).toBe('NOT_FOUND');
  });
});

/** A family that requires two texts, and an attribute that makes variations. */
const createRequiring = async () => {
  const family = await createFamily(api.db);
  const group = await createAttributeGroup(api.db);
  const text = { type: 'text', is_configurable: false, is_required: true };
  const needed = [await createAttribute(api.db, text), await createAttribute(api.db, text)];
  const colour = await createAttribute(api.db, { is_required: true });
  await putInto(
    api.db,
    group.id,
    [...needed, colour].map(({ id }) => id),
  );
  await api.db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id: group.id })
    .execute();
  return { family, group, needed };
};

describe('the filter of what is missing', () => {
  test('finds what lacks a part, anything or nothing', async () => {
    const word = unique('lacking');
    const complete = await createVariation(api.db, { name: word });
    await furnishVariation(api.db, complete);
    await assignTags(api.db, complete.id, [(await createTag(api.db)).id]);
    const bare = await createVariation(api.db, { name: word, price: '0.00' });
    const untagged = await createVariation(api.db, { name: word });
    await furnishVariation(api.db, untagged);

    const lacking = (missing: string) => find({ name: word, missing });
    expect(await lacking('all')).toEqual(idsOf(complete, bare, untagged));
    expect(await lacking('image')).toEqual(idsOf(bare));
    expect(await lacking('price')).toEqual(idsOf(bare));
    expect(await lacking('tags')).toEqual(idsOf(bare, untagged));
    expect(await lacking('values')).toEqual([]);
    expect(await lacking('any')).toEqual(idsOf(bare, untagged));
    expect(await lacking('nothing')).toEqual(idsOf(complete));
  });

  test('goes by what the column tells of each row', async () => {
    const { group, needed, ...requiring } = await createRequiring();
    const word = unique('completeness');
    const parent = await createParent(api.db, { family_id: requiring.family.id });
    const of = (price: string) =>
      createVariation(api.db, { parent_id: parent.id, name: word, price });
    const [complete, lacking, bare] = [await of('1.00'), await of('1.00'), await of('0.00')];
    const tag = await createTag(api.db);
    for (const { id } of [complete, lacking]) {
      await assignTags(api.db, id, [tag.id]);
      await api.db
        .insertInto('variation_images')
        .values({ variation_id: id, filename: 'a.webp' })
        .execute();
      await describeVariation(api.db, id, group.id, needed[0]?.id ?? '', 'said');
    }
    await describeVariation(api.db, complete.id, group.id, needed[1]?.id ?? '', 'said');
    await describeVariation(api.db, lacking.id, group.id, needed[1]?.id ?? '', '');
    const { variations } = await api.data(
      `query ($query: VariationsQuery) { variations(query: $query) { data { results { id
        completeness { required filled percent missing missingValues { group_id attr_id name } } } } } }`,
      { query: { name: word } },
      admin,
    );
    const value = (n: number) => ({
      group_id: group.id,
      attr_id: needed[n]?.id,
      name: needed[n]?.name,
    });
    const told = (
      id: string,
      filled: number,
      percent: number,
      missing: string[],
      values: object[],
    ) => ({
      id,
      completeness: { required: 5, filled, percent, missing, missingValues: values },
    });
    expect(variations.data.results).toEqual([
      told(complete.id, 5, 100, [], []),
      told(lacking.id, 4, 80, ['values'], [value(1)]),
      told(bare.id, 0, 0, ['image', 'price', 'tags', 'values'], [value(0), value(1)]),
    ]);
    expect(await find({ name: word, missing: 'values' })).toEqual(idsOf(lacking, bare));
    expect(await find({ name: word, missing: 'nothing' })).toEqual(idsOf(complete));
  });

  test('takes no other word', async () => {
    expect((await refusal({ missing: 'love' })).extensions.fields).toEqual({
      missing: { rule: 'rules.filter' },
    });
  });
});

describe('statements', () => {
  const counted = async (document: string, query: VariationsQuery): Promise<string[]> => {
    api.statements.length = 0;
    await api.data(document, { query }, admin);
    return api.statements.filter((statement) => !statement.includes('sessions'));
  };
  const rows = `query Rows($query: VariationsQuery) {
    variations(query: $query) { data { results { ${whole} } } }
  }`;

  test('are as many for fifty rows as for one, with all that hangs on them', async () => {
    const word = unique('many');
    const parent = await createParent(api.db);
    for (let n = 0; n < 50; n += 1) {
      const variation = await createVariation(api.db, {
        parent_id: parent.id,
        name: `${word} ${n}`,
      });
      await assignTags(api.db, variation.id, [(await createTag(api.db)).id]);
    }
    const one = await counted(rows, { name: word, size: 1 });
    const fifty = await counted(rows, { name: word, size: 50 });
    expect(one).toHaveLength(1);
    expect(fifty).toHaveLength(1);
  });

  test('count only when the total is asked for', async () => {
    expect((await counted(rows, {})).join()).not.toMatch(/count\(/);
    expect(await counted(idsDocument, {})).toHaveLength(2);
    const total =
      'query Total($query: VariationsQuery) { variations(query: $query) { data { total } } }';
    expect(await counted(total, {})).toHaveLength(1);
  });

  test('fetch no association that nobody asked for', async () => {
    const [statement] = await counted(idsDocument, {});
    for (const table of ['variation_images', 'variation_tags', 'variation_combinations']) {
      expect(statement).not.toContain(table);
    }
  });
});
