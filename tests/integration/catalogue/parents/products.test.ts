import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ParentsQuery } from '#contract/generated/schema.ts';
import { cleanUpStrayValues } from '#server/modules/catalogue/attributeFamilies/strayValues.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  createConfigurable,
  createParent,
  createVariation,
  createVariations,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createFamilyOf,
  createOption,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { documents, fieldsOf, maker, newVariation, signInMaker } from './calls.ts';

shareApi();
signInMaker();

/** Valid input of a configurable product with one attribute of two options. */
const productInput = async (values: object = {}) => {
  const { db } = api;
  const slug = unique('product');
  const category = await createCategory(db);
  const first = await createOption(db);
  const second = await createOption(db, { attr_id: first.attr_id });
  return {
    name: slug,
    slug,
    status: '2',
    type: '2',
    family_id: (await createFamilyOf(db, [first.attr_id])).id,
    manufacturer_id: maker.id,
    categories: [category.id],
    main_category_id: category.id,
    attributes: [{ attr_id: first.attr_id, options: [first.id, second.id] }],
    ...values,
  };
};

const created = async (input: object, token = admin) =>
  (await api.data(documents.create, { input }, token)).productsCreate.data;

const changeOf = async (entityId: string, action: string): Promise<string> => {
  const { id } = await api.db
    .selectFrom('changes')
    .select('id')
    .where('entity', '=', 'parentProduct')
    .where('entity_id', '=', entityId)
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return id;
};

describe('the list', () => {
  const find = async (query: ParentsQuery, token = admin) => {
    const { parents } = await api.data(documents.list, { query: { size: 1000, ...query } }, token);
    expect(parents.data.total).toBe(parents.data.results.length);
    return parents.data.results;
  };

  test('counts variations and published ones, without samples', async () => {
    const parent = await createParent(api.db);
    const [product = ''] = await createVariations(api.db, parent.id, 3);
    await createVariation(api.db, { parent_id: parent.id, status: '1' });
    await createVariation(api.db, { parent_id: parent.id, sample_of_id: product, status: '1' });
    const [found] = await find({ ids: [parent.id] });
    expect(found).toMatchObject({ variationCount: 4, publishedCount: 1 });
  });

  test('takes two statements, whatever a page contains', async () => {
    for (let n = 0; n < 5; n += 1) await createConfigurable(api.db);
    api.statements.length = 0;
    await find({});
    const own = api.statements.filter((statement) => statement.includes('parent_products'));
    expect(own).toHaveLength(2);
  });

  test('finds by name, status, type, family, manufacturer and category with all below', async () => {
    const above = await createCategory(api.db);
    const below = await createCategory(api.db, above);
    const word = unique('findable');
    const parent = await createParent(api.db, { name: `Ein ${word}`, type: '1', status: '2' });
    await assignCategories(api.db, parent.id, [below.id]);
    const { family_id, manufacturer_id } = parent;
    const queries: ParentsQuery[] = [
      { name: word.toUpperCase() },
      { family_id },
      { manufacturer_id },
      { categories: [above.id] },
      { name: word, type: '1', status: '2' },
    ];
    for (const query of queries) {
      expect((await find(query)).map(({ id }) => id)).toEqual([parent.id]);
    }
    expect(await find({ name: word, type: '2' })).toEqual([]);
  });

  test('shows a manufacturer only its own, whatever it requests', async () => {
    const own = await createParent(api.db, { manufacturer_id: maker.id });
    const other = await createParent(api.db);
    const { manufacturer_id } = other;
    const found = await find({ manufacturer_id, ids: [own.id, other.id] }, maker.token);
    expect(found.map(({ id }) => id)).toEqual([own.id]);
    expect((await refusal(documents.one, { id: other.id }, maker.token)).extensions.code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('creating', () => {
  test('a product with its attributes, categories and variations', async () => {
    const above = await createCategory(api.db);
    const main = await createCategory(api.db, above);
    const input = await productInput({ categories: [above.id], main_category_id: main.id });
    const [{ attr_id, options } = { attr_id: '', options: [] }] = input.attributes;
    const variations = [await newVariation([{ attr_id, option_id: options[0] }])];
    const product = await created({ ...input, variations });
    expect(product).toMatchObject({
      category: [
        { isMain: true, data: { id: main.id } },
        { isMain: false, data: { id: above.id } },
      ],
      attributes: [{ attr_id, options: options.map((id) => ({ id })) }],
      manufacturer: { id: maker.id },
      variationCount: 1,
      pattern: null,
    });
    const [change] = await changesOf(api.db, 'parentProduct', product.id);
    expect(change).toMatchObject({
      action: 'create',
      after: { attributes: [{ attr_id: Number(attr_id), options: options.map(Number) }] },
    });
  });

  test('as a manufacturer assigns the product to that manufacturer, whatever the input says', async () => {
    const other = await createManufacturer(api.db);
    const input = await productInput({ manufacturer_id: other.id });
    expect((await created(input, maker.token)).manufacturer.id).toBe(maker.id);
  });

  test('is rejected by field if something is missing or does not fit', async () => {
    const elsewhere = await createCategory(api.db);
    const plain = await createAttribute(api.db, { is_configurable: false });
    const plainOption = await createOption(api.db, { attr_id: plain.id });
    const cases: [object, object][] = [
      [{ manufacturer_id: null }, { manufacturer_id: { rule: 'rules.required' } }],
      [{ manufacturer_id: '999999' }, { manufacturer_id: { rule: 'rules.unknown' } }],
      [{ family_id: '999999' }, { family_id: { rule: 'rules.unknown' } }],
      [{ categories: ['999999'] }, { categories: { rule: 'rules.unknown' } }],
      [{ main_category_id: elsewhere.id }, { main_category_id: { rule: 'rules.mainCategory' } }],
      [
        { attributes: [{ attr_id: plain.id, options: [plainOption.id] }] },
        { attributes: { rule: 'rules.notConfigurable' } },
      ],
    ];
    for (const [values, expected] of cases) {
      const input = await productInput(values);
      expect(await fieldsOf(documents.create, { input })).toEqual(expected);
    }
    const { slug } = await createParent(api.db);
    expect(await fieldsOf(documents.create, { input: await productInput({ slug }) })).toEqual({
      slug: { rule: 'rules.taken' },
    });
  });

  test('a variation whose slug or article number is taken is reported by its index', async () => {
    const taken = await createVariation(api.db);
    const variations = [await newVariation([], { slug: taken.slug, sku: taken.sku })];
    const input = await productInput({ type: '1', attributes: [], variations });
    expect(await fieldsOf(documents.create, { input })).toEqual({
      'variations.0.slug': { rule: 'rules.taken' },
      'variations.0.sku': { rule: 'rules.taken' },
    });
  });
});

describe('attributes that make variations', () => {
  const outside = { attributes: { rule: 'rules.attributesOutsideFamily' } };

  test('are rejected for a new product if they belong to another family', async () => {
    const input = await productInput({ family_id: (await createFamily(api.db)).id });
    expect(await fieldsOf(documents.create, { input })).toEqual(outside);
  });

  test('prevent a family without them, and options of other families', async () => {
    const input = await productInput();
    const { id } = await created(input);
    const family_id = (await createFamily(api.db)).id;
    expect(await fieldsOf(documents.update, { id, input: { ...input, family_id } })).toEqual(
      outside,
    );
    const { id: option, attr_id } = await createOption(api.db);
    const attributes = [...input.attributes, { attr_id, options: [option] }];
    expect(await fieldsOf(documents.update, { id, input: { ...input, attributes } })).toEqual(
      outside,
    );
  });

  test('do not block saving after the family has lost them', async () => {
    const input = await productInput();
    const { id } = await created(input);
    const [{ attr_id } = { attr_id: '' }] = input.attributes;
    await api.db.deleteFrom('attribute_group_items').where('attr_id', '=', attr_id).execute();
    const { productsUpdate } = await api.data(
      documents.update,
      { id, input: { ...input, name: 'Neuer Name' } },
      admin,
    );
    expect(productsUpdate.data.name).toBe('Neuer Name');
  });
});

describe('editing', () => {
  test('another version is a conflict', async () => {
    const input = await productInput();
    const { id, version } = await created(input);
    const again = { id, input: { ...input, name: 'Neu', version } };
    const { productsUpdate } = await api.data(documents.update, again, admin);
    expect(productsUpdate.data).toMatchObject({ name: 'Neu', version: version + 1 });
    expect((await refusal(documents.update, again)).extensions.code).toBe('CONFLICT');
  });

  test('an option or attribute that variations use stays', async () => {
    const input = await productInput();
    const [{ attr_id, options } = { attr_id: '', options: [] as string[] }] = input.attributes;
    const { id } = await created(input);
    const parent_id = id;
    const choice = [{ attr_id, option_id: options[0] }];
    await api.data(documents.addVariation, { parent_id, input: await newVariation(choice) }, admin);
    const less = (attributes: object[]) => ({ id, input: { ...input, attributes } });
    const other = await createOption(api.db);
    for (const attributes of [
      [{ attr_id, options: [options[1]] }],
      [{ attr_id: other.attr_id, options: [other.id] }],
    ]) {
      expect((await refusal(documents.update, less(attributes))).extensions).toMatchObject({
        code: 'IN_USE',
        args: { smart_count: 1 },
      });
    }
    const { productsUpdate } = await api.data(
      documents.update,
      less([{ attr_id, options: [options[0]] }]),
      admin,
    );
    expect(productsUpdate.data.attributes[0]?.options).toEqual([{ id: options[0] }]);
  });

  test('the type cannot change while there are variations', async () => {
    const input = await productInput({ type: '1', attributes: [] });
    const { id } = await created({ ...input, variations: [await newVariation()] });
    const { type, attributes } = await productInput();
    expect(
      (await refusal(documents.update, { id, input: { ...input, type, attributes } })).extensions,
    ).toMatchObject({ code: 'IN_USE', args: { smart_count: 1 } });
  });

  test('another family names the values that are lost, and is set after a confirmation', async () => {
    const input = await productInput({ type: '1', attributes: [] });
    const product = await created({ ...input, variations: [await newVariation()] });
    const attribute = await createAttribute(api.db, { type: 'text', is_configurable: false });
    const group = await createAttributeGroup(api.db);
    await putInto(api.db, group.id, [attribute.id]);
    const [variation] = await api.db
      .selectFrom('variations')
      .select('id')
      .where('parent_id', '=', product.id)
      .execute();
    await describeVariation(api.db, variation?.id ?? '', group.id, attribute.id, 'x');
    const family_id = (await createFamily(api.db)).id;
    const { productFamilyImpact } = await api.data(
      documents.impact,
      { id: product.id, family_id },
      admin,
    );
    expect(productFamilyImpact.data).toEqual({
      products: 1,
      lose: 1,
      lost: [{ attribute: attribute.name, products: 1 }],
    });
    const change = (confirmedLoss: number) => ({
      id: product.id,
      input: { ...input, family_id, confirmedLoss },
    });
    expect((await refusal(documents.update, change(0))).extensions).toMatchObject({
      code: 'IN_USE',
      args: { smart_count: 1 },
    });
    const { productsUpdate } = await api.data(documents.update, change(1), admin);
    expect(productsUpdate.data.family.id).toBe(family_id);
  });

  test('can be undone', async () => {
    const input = await productInput();
    const { id } = await created(input);
    const attributes = input.attributes.map((one) => ({ ...one, options: one.options.slice(1) }));
    await api.data(documents.update, { id, input: { ...input, name: 'Neu', attributes } }, admin);
    const changeId = await changeOf(id, 'update');
    await api.data(documents.restore, { input: { changeId } }, admin);
    const { productById } = await api.data(documents.one, { id }, admin);
    expect(productById.data.name).toBe(input.name);
    expect(productById.data.attributes[0]?.options.map((option) => option.id)).toEqual(
      input.attributes[0]?.options,
    );
  });

  test('is restored to its family with the values its variations lost, if they fit', async () => {
    const { db } = api;
    const families = [await createFamily(db), await createFamily(db)] as const;
    const group = await createAttributeGroup(db);
    await db
      .insertInto('attribute_family_groups')
      .values({ family_id: families[0].id, group_id: group.id })
      .execute();
    const text = await createAttribute(db, { type: 'text', is_configurable: false });
    const choice = await createAttribute(db, { is_configurable: false });
    const option = await createOption(db, { attr_id: choice.id });
    await putInto(db, group.id, [text.id, choice.id]);
    const input = await productInput({ type: '1', attributes: [], family_id: families[0].id });
    const inputs = [
      { group_id: group.id, attr_id: text.id, value: 'Eiche' },
      { group_id: group.id, attr_id: choice.id, value: option.name },
    ];
    const { id } = await created({ ...input, variations: [{ ...(await newVariation()), inputs }] });
    const other = { ...input, family_id: families[1].id, confirmedLoss: 1 };
    await api.data(documents.update, { id, input: other }, admin);
    await cleanUpStrayValues(
      db,
      { familyIds: [families[1].id], userId: '1' },
      async () => undefined,
    );
    const valuesNow = () =>
      db
        .selectFrom('variation_attributes as x')
        .innerJoin('variations as v', 'v.id', 'x.variation_id')
        .where('v.parent_id', '=', id)
        .select(['x.group_id', 'x.attr_id', 'x.value', 'v.version'])
        .execute();
    expect(await valuesNow()).toEqual([]);
    await db.deleteFrom('attribute_options').where('id', '=', option.id).execute();
    const changeId = await changeOf(id, 'update');
    await api.data(documents.restore, { input: { changeId } }, admin);
    expect(await valuesNow()).toEqual([{ ...inputs[0], version: 3 }]);
  });

  test('a status changes no variation', async () => {
    const parent = await createParent(api.db, { status: '2' });
    const variation = await createVariation(api.db, { parent_id: parent.id });
    const input = { ids: [parent.id, '999999'], status: '1' };
    const { updateParentsStatus } = await api.data(documents.status, { input }, admin);
    expect(updateParentsStatus).toEqual({
      data: [parent.id],
      failures: [{ id: '999999', code: 'NOT_FOUND' }],
    });
    const { status } = await api.db
      .selectFrom('variations')
      .select('status')
      .where('id', '=', variation.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('2');
  });
});

describe('deleting', () => {
  const include = async (variation_id: string) => {
    const { rows } = await sql<{ id: string }>`
      insert into vendors (name, surname, email, vendor_type, account_type)
      values ('V', 'V', ${`${unique('v')}@v.example`}, 'vendor', 'account_pro')
      returning id`.execute(api.db);
    await api.db
      .insertInto('vendor_products')
      .values({ vendor_id: rows[0]?.id ?? '', variation_id })
      .execute();
  };

  test('deletes the variations too, and keeps what vendors include', async () => {
    const free = await createParent(api.db);
    await createVariations(api.db, free.id, 2);
    const kept = await createParent(api.db);
    const [included = ''] = await createVariations(api.db, kept.id, 2);
    await include(included);
    const { productsDelete } = await api.data(documents.remove, { ids: [free.id, kept.id] }, admin);
    expect(productsDelete).toEqual({
      data: [free.id],
      failures: [
        {
          id: kept.id,
          label: kept.name,
          code: 'IN_USE',
          msg: 'error.PRODUCT_INCLUDED',
          count: 1,
        },
      ],
    });
    const { rows } = await sql`select id from variations where parent_id = ${free.id}`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
  });

  test('keeps a variation that vendors include, or whose sample they include', async () => {
    const parent = await createParent(api.db);
    const [one = '', two = '', three = ''] = await createVariations(api.db, parent.id, 3);
    const sample = await createVariation(api.db, { sample_of_id: two });
    await include(one);
    await include(sample.id);
    const ids = [one, two, three];
    const { variationDeleteByIds } = await api.data(documents.removeVariations, { ids }, admin);
    const msg = 'error.VARIATION_INCLUDED';
    expect(variationDeleteByIds).toEqual({
      data: [three],
      failures: [
        { id: one, code: 'IN_USE', msg, count: 1 },
        { id: two, code: 'IN_USE', msg, count: 1 },
      ],
    });
  });

  test('can be undone by its manufacturer: the product with its variations', async () => {
    const input = await productInput();
    const product = await created(input, maker.token);
    const [{ attr_id, options } = { attr_id: '', options: [] as string[] }] = input.attributes;
    const { variationCreate } = await api.data(
      documents.addVariation,
      {
        parent_id: product.id,
        input: await newVariation([{ attr_id, option_id: options[0] }]),
      },
      maker.token,
    );
    await createVariation(api.db, { sample_of_id: variationCreate.data.id });
    const stateOf = async () =>
      (
        await sql`
        select combination_key, sku, sample_of_id from variations
        where parent_id = ${product.id} order by id`.execute(api.db)
      ).rows;
    const before = await stateOf();
    await api.data(documents.remove, { ids: [product.id] }, maker.token);
    const restoring = { input: { changeId: await changeOf(product.id, 'delete') } };
    const { token: stranger } = await signedIn(api.db, 'manufacturer');
    expect((await refusal(documents.restore, restoring, stranger)).extensions.code).toBe(
      'NOT_FOUND',
    );
    await api.data(documents.restore, restoring, maker.token);
    const { productById } = await api.data(documents.one, { id: product.id }, maker.token);
    expect(productById.data).toEqual({
      ...product,
      variationCount: 1,
      version: expect.any(Number),
    });
    expect(await stateOf()).toEqual(before);
  });

  test('does nothing for another manufacturer’s product', async () => {
    const other = await createParent(api.db);
    expect(
      (await refusal(documents.remove, { ids: [other.id] }, maker.token)).extensions.code,
    ).toBe('NOT_FOUND');
  });
});
