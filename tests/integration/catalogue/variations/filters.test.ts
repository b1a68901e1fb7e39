import { beforeAll, describe, expect, test } from 'vitest';
import type { VariationsQuery } from '#contract/generated/schema.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  assignTags,
  createParent,
  createVariation,
  createVariationOf,
  describeVariation,
  fillVariation,
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
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { idsDocument, idsOf, type Variation } from './calls.ts';

shareApi();

/** Ids that a query finds, in order; `total` must be their number without paging. */
const find = async (query: VariationsQuery, token = admin): Promise<string[]> => {
  const { variations } = await api.data(idsDocument, { query: { size: 1000, ...query } }, token);
  expect(variations.data.total).toBe(variations.data.results.length);
  return variations.data.results.map(({ id }) => id);
};

const refusal = (query: Record<string, unknown>, token = admin) =>
  api.refusal(idsDocument, { query }, token);

/** A family that requires two texts, and a system attribute. */
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

describe('filters', () => {
  test('otherCaseOf finds article numbers that differ in case alone, of one’s own', async () => {
    const sku = unique('Ab_%');
    const [own, twin] = [
      await createVariation(api.db, { sku }),
      await createVariation(api.db, { sku: sku.toUpperCase() }),
    ];
    await createVariation(api.db, { sku: `${sku}-2` });
    expect(await find({ otherCaseOf: sku })).toEqual(idsOf(twin));
    expect((await find({ otherCaseOf: sku.toLowerCase() })).sort()).toEqual(
      idsOf(own, twin).sort(),
    );
    const { token } = await signedIn(api.db, 'manufacturer');
    expect(await find({ otherCaseOf: sku }, token)).toEqual([]);
  });

  test('name finds part of the name or the article number, ignoring case', async () => {
    const byName = await createVariation(api.db, { name: 'Ohrensessel Grün' });
    const bySku = await createVariation(api.db, { sku: 'OHRENSESSEL-7' });
    await createVariation(api.db, { name: 'Hocker' });
    expect(await find({ name: 'ohrenSESSEL' })).toEqual(idsOf(byName, bySku));
    expect(await find({ name: '  sessel grün ' })).toEqual(idsOf(byName));
    expect(await find({ name: 'Grün Ohrens' })).toEqual(idsOf(byName));
    const [word] = byName.sku.split(' ');
    expect(await find({ name: `grün ${word}` })).toEqual(idsOf(byName));
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

  test('status finds published variations, or drafts', async () => {
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

  test('ids find only those records, in the requested order', async () => {
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

    test('serviceFilter finds variations with a service or a group, or neither', async () => {
      expect(await find({ ids, serviceFilter: 'hasService' })).toEqual(
        idsOf(withGroup, withService),
      );
      expect(await find({ ids, serviceFilter: 'hasNotService' })).toEqual(idsOf(without));
      expect(await find({ ids, serviceFilter: 'all' })).toEqual(ids);
    });

    test('serviceInfo finds variations with the group or one of its services', async () => {
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

  test('several filters are combined', async () => {
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

describe('the filter of what is missing', () => {
  test('finds variations that lack a part, anything or nothing', async () => {
    const word = unique('lacking');
    const complete = await createVariation(api.db, { name: word });
    await fillVariation(api.db, complete);
    await assignTags(api.db, complete.id, [(await createTag(api.db)).id]);
    const bare = await createVariation(api.db, { name: word, price: '0.00' });
    const untagged = await createVariation(api.db, { name: word });
    await fillVariation(api.db, untagged);

    const lacking = (missing: string) => find({ name: word, missing });
    expect(await lacking('all')).toEqual(idsOf(complete, bare, untagged));
    expect(await lacking('image')).toEqual(idsOf(bare));
    expect(await lacking('price')).toEqual(idsOf(bare));
    expect(await lacking('tags')).toEqual(idsOf(bare, untagged));
    expect(await lacking('values')).toEqual([]);
    expect(await lacking('any')).toEqual(idsOf(bare, untagged));
    expect(await lacking('nothing')).toEqual(idsOf(complete));
  });

  test('follows the displayed values of the column', async () => {
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
    const rowOf = (
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
      rowOf(complete.id, 5, 100, [], []),
      rowOf(lacking.id, 4, 80, ['values'], [value(1)]),
      rowOf(bare.id, 0, 0, ['image', 'price', 'tags', 'values'], [value(0), value(1)]),
    ]);
    expect(await find({ name: word, missing: 'values' })).toEqual(idsOf(lacking, bare));
    expect(await find({ name: word, missing: 'nothing' })).toEqual(idsOf(complete));
  });

  test('accepts no other word', async () => {
    expect((await refusal({ missing: 'love' })).extensions.fields).toEqual({
      missing: { rule: 'rules.filter' },
    });
  });
});
