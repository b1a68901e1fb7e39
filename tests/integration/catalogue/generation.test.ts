import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import { createConfigurable, createVariation } from '#tests/factories/products.ts';
import { createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { secrets } from '#tests/support/secrets.ts';
import { fingerprint } from '#tests/support/snapshot.ts';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  preview: `query ($input: GenerationInput!, $page: Int, $size: Int) {
    variationGeneration(input: $input, page: $page, size: $size) { data {
      combinations created existing excluded failed
      results { options { id name } name slug sku price exists excluded rule }
    } }
  }`,
  generate: `mutation ($input: GenerationInput!) {
    generateVariations(input: $input) { data failures { label code msg } job { id total } }
  }`,
  update: `mutation ($id: ID!, $input: ProductInput!) { productsUpdate(id: $id, input: $input) {
    data { isAutomatic attributes { attr_id options { id } } }
    generated { data failures { msg } job { id } }
  } }`,
  remove: 'mutation ($ids: [ID!]) { variationDeleteByIds(ids: $ids) { data } }',
};

type Configurable = Awaited<ReturnType<typeof createConfigurable>>;

const inputFor = ({ parent, attributes }: Configurable, values: object = {}) => ({
  parent_id: parent.id,
  attributes,
  name: '{product}, {options}',
  slug: '{product}-{options}',
  sku: '{product}-{options}',
  price: '10.10',
  ...values,
});

const preview = async (input: object, page = {}) =>
  (await api.data(documents.preview, { input, ...page }, admin)).variationGeneration.data;

const generate = async (input: object, token = admin) =>
  (await api.data(documents.generate, { input }, token)).generateVariations;

const rowsOf = async (parentId: string) => {
  const { rows } = await sql<{ sku: string; price: string; status: string; key: string }>`
    select sku, price::text as price, status, combination_key as key from variations
    where parent_id = ${parentId} order by id`.execute(api.db);
  return rows;
};

const run = (id: string) =>
  runJob(
    {
      secrets,
      db: api.db,
      inBatch: fixedBatches(api.db, 100),
      report: vi.fn(),
      stopping: new AbortController().signal,
    },
    id,
  );

describe('what would be made', () => {
  test('is previewed by page with its count, and changes nothing', async () => {
    const product = await createConfigurable(api.db, [2, 3]);
    const [first = { options: [] }, second = { options: [] }] = product.attributes;
    const [surcharged] = second.options;
    const before = await fingerprint(api.db);
    const previewed = await preview(
      inputFor(product, {
        surcharges: [{ option_id: surcharged, amount: '-0.2' }],
        excluded: [[second.options[1], first.options[0]]],
      }),
      { page: 0, size: 2 },
    );
    const { name, slug } = product.parent;
    expect(previewed).toEqual({
      combinations: 6,
      created: 5,
      existing: 0,
      excluded: 1,
      failed: 0,
      results: [
        {
          options: [
            { id: first.options[0], name: 'Wert 1' },
            { id: surcharged, name: 'Wert 1' },
          ],
          name: `${name}, Wert 1, Wert 1`,
          slug: `${slug}-wert-1-wert-1`,
          sku: `${slug}-wert-1-wert-1`.toUpperCase(),
          price: '9.90',
          exists: false,
          excluded: false,
          rule: null,
        },
        expect.objectContaining({ price: '10.10', excluded: true, rule: null }),
      ],
    });
    expect(await fingerprint(api.db)).toEqual(before);
  });

  test('is not created if another user has changed the product since the preview', async () => {
    const product = await createConfigurable(api.db, [2]);
    const input = { ...inputFor(product), version: product.parent.version };
    await generate(inputFor(product, { excluded: [[product.attributes[0]?.options[0]]] }));
    const { extensions } = await api.refusal(documents.generate, { input }, admin);
    expect(extensions.code).toBe('CONFLICT');
    expect(await rowsOf(product.parent.id)).toHaveLength(1);
  });

  test('10,000,000 are rejected immediately, with the count', async () => {
    const product = await createConfigurable(api.db, [10, 10, 10, 10, 10, 10, 10]);
    for (const document of [documents.preview, documents.generate]) {
      const error = await api.refusal(document, { input: inputFor(product) }, admin);
      expect(error.msg).toBe('error.TOO_MANY_COMBINATIONS');
      expect(error.extensions).toMatchObject({
        code: 'INVALID',
        args: { smart_count: 10_000_000, limit: limits.generatedVariations },
        fields: { attributes: { rule: 'rules.tooManyCombinations' } },
      });
    }
    expect(await rowsOf(product.parent.id)).toEqual([]);
  });

  test('matches the generated variations', async () => {
    const product = await createConfigurable(api.db, [3, 2]);
    const input = inputFor(product, { sku: `${product.parent.name}-{number}` });
    const previewed = await preview(input);
    const made = await generate(input);
    expect(made.data).toHaveLength(6);
    expect((await rowsOf(product.parent.id)).map(({ sku }) => sku)).toEqual(
      previewed.results.map(({ sku }) => sku),
    );
  });
});

describe('a generation', () => {
  test('creates drafts with exact prices, tags and a history, and stores its pattern', async () => {
    const product = await createConfigurable(api.db, [1, 2]);
    const tag = await createTag(api.db);
    const [option] = product.attributes[1]?.options ?? [];
    const surcharges = [{ option_id: option, amount: '0.2' }];
    const { data, failures, job } = await generate(
      inputFor(product, { tags: [tag.id], surcharges, isAutomatic: true }),
    );
    expect([data.length, failures, job]).toEqual([2, [], null]);
    const rows = await rowsOf(product.parent.id);
    expect(rows.map(({ price, status }) => [price, status])).toEqual([
      ['10.30', '2'],
      ['10.10', '2'],
    ]);
    for (const id of data) {
      const [change] = await changesOf(api.db, 'variation', id);
      expect(change?.after).toMatchObject({ tags: [Number(tag.id)] });
      expect(change?.after).not.toHaveProperty('combination_key');
    }
    const parent = await api.db
      .selectFrom('parent_products')
      .select(['is_automatic', 'pattern'])
      .where('id', '=', product.parent.id)
      .executeTakeFirstOrThrow();
    expect(parent).toMatchObject({
      is_automatic: true,
      pattern: { price: '10.10', surcharges, tags: [tag.id], excluded: [], numbers: 2 },
    });
  });

  test('keeps existing variations and skips them', async () => {
    const product = await createConfigurable(api.db, [2, 2]);
    const input = inputFor(product);
    await generate(input);
    await sql`update variations set price = 99 where parent_id = ${product.parent.id}`.execute(
      api.db,
    );
    const before = await rowsOf(product.parent.id);
    expect(await preview(input)).toMatchObject({ combinations: 4, created: 0, existing: 4 });
    expect(await generate(input)).toEqual({ data: [], failures: [], job: null });
    expect(await rowsOf(product.parent.id)).toEqual(before);
  });

  test('reports values in use by row, and creates the others', async () => {
    const product = await createConfigurable(api.db, [3]);
    const input = inputFor(product);
    const [first, second] = (await preview(input)).results;
    await createVariation(api.db, { sku: String(first?.sku) });
    await createVariation(api.db, { slug: String(second?.slug) });
    const previewed = await preview(input);
    expect(previewed).toMatchObject({ created: 1, failed: 2 });
    expect(previewed.results.map(({ rule }) => rule)).toEqual([
      'rules.skuTaken',
      'rules.slugTaken',
      null,
    ]);
    const { data, failures } = await generate(input);
    expect(data).toHaveLength(1);
    expect(failures).toEqual([
      { label: first?.name, code: 'INVALID', msg: 'rules.skuTaken' },
      { label: second?.name, code: 'INVALID', msg: 'rules.slugTaken' },
    ]);
  });

  test('creates one of those with equal names, and none with a negative price', async () => {
    const product = await createConfigurable(api.db, [3]);
    const alike = inputFor(product, { sku: unique('ALIKE') });
    expect((await preview(alike)).results.map(({ rule }) => rule)).toEqual([
      null,
      'rules.skuTaken',
      'rules.skuTaken',
    ]);
    const [option] = product.attributes[0]?.options ?? [];
    const surcharges = [{ option_id: option, amount: '-10.11' }];
    const { data, failures } = await generate(inputFor(product, { surcharges }));
    expect([data.length, failures.map(({ msg }) => msg)]).toEqual([2, ['rules.priceBelowZero']]);
  });

  test('changes nothing if no variation can be created', async () => {
    const product = await createConfigurable(api.db, [2]);
    const before = await fingerprint(api.db);
    const { extensions } = await api.refusal(
      documents.generate,
      { input: inputFor(product, { sku: '{number} x' }) },
      admin,
    );
    expect(extensions.code).toBe('INVALID');
    expect(await fingerprint(api.db)).toEqual(before);
  });

  test('rejects unknown placeholders, options and attributes by field', async () => {
    const product = await createConfigurable(api.db, [2]);
    const other = await createConfigurable(api.db, [1]);
    const fieldsOf = async (values: object) =>
      (await api.refusal(documents.generate, { input: inputFor(product, values) }, admin))
        .extensions.fields;
    expect(await fieldsOf({ name: '{farbe}' })).toEqual({ name: { rule: 'rules.placeholder' } });
    const [attribute] = product.attributes;
    const mixed = [{ ...attribute, options: other.attributes[0]?.options }];
    expect(await fieldsOf({ attributes: mixed })).toEqual({
      attributes: { rule: 'rules.unknown' },
    });
    expect(await fieldsOf({ attributes: [attribute, attribute] })).toEqual({
      attributes: { rule: 'rules.attributeChosenTwice' },
    });
    expect(await fieldsOf({ tags: ['999999'] })).toEqual({ tags: { rule: 'rules.unknown' } });
  });

  test('of another manufacturer’s product is impossible', async () => {
    const { token } = await signedIn(api.db, 'manufacturer');
    const manufacturer = await createManufacturer(api.db);
    const product = await createConfigurable(api.db, [2], { manufacturer_id: manufacturer.id });
    for (const document of [documents.preview, documents.generate]) {
      const error = await api.refusal(document, { input: inputFor(product) }, token);
      expect(error.extensions.code).toBe('NOT_FOUND');
    }
  });

  test('does not combine a simple product', async () => {
    const product = await createConfigurable(api.db, [1], { type: '1' });
    const error = await api.refusal(documents.generate, { input: inputFor(product) }, admin);
    expect(error.extensions.fields).toEqual({ attributes: { rule: 'rules.noCombination' } });
  });

  test('creates everything once if two run at the same moment', async () => {
    const product = await createConfigurable(api.db, [4, 4]);
    const made = await Promise.all([generate(inputFor(product)), generate(inputFor(product))]);
    expect(made.flatMap(({ data }) => data)).toHaveLength(16);
    const keys = (await rowsOf(product.parent.id)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(16);
    expect(keys).toHaveLength(16);
  });
});

describe('a large one', () => {
  const large = () => createConfigurable(api.db, [15, 15]);
  const stateOf = (id: string) =>
    api.db
      .selectFrom('jobs')
      .select(['state', 'total', 'done', 'failed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('is a job that creates the requested variations', async () => {
    const product = await large();
    const { data, job } = await generate(inputFor(product));
    expect([data, job?.total]).toEqual([[], 225]);
    expect(await rowsOf(product.parent.id)).toEqual([]);
    await run(job?.id ?? '');
    expect(await stateOf(job?.id ?? '')).toEqual({
      state: 'done',
      total: 225,
      done: 225,
      failed: 0,
    });
    const rows = await rowsOf(product.parent.id);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(225);
  });

  test('reports each row that failed, and retries it successfully later', async () => {
    const product = await large();
    const [first] = (await preview(inputFor(product))).results;
    const thief = await createVariation(api.db, { sku: String(first?.sku) });
    const { job } = await generate(inputFor(product));
    const id = job?.id ?? '';
    await run(id);
    expect(await stateOf(id)).toMatchObject({ state: 'done', done: 224, failed: 1 });
    await sql`delete from variations where id = ${thief.id}`.execute(api.db);
    await api.data('mutation ($id: ID!) { retryJob(id: $id) { data { id } } }', { id }, admin);
    await run(id);
    expect(await stateOf(id)).toMatchObject({ done: 225, failed: 0 });
  });

  test('leaves out an option that the product has lost meanwhile', async () => {
    const product = await large();
    const { job } = await generate(inputFor(product));
    const [option] = product.attributes[0]?.options ?? [];
    await sql`delete from parent_product_options where option_id = ${option}`.execute(api.db);
    await run(job?.id ?? '');
    expect(await stateOf(job?.id ?? '')).toMatchObject({ done: 210, failed: 15 });
  });
});

describe('automatic mode', () => {
  const automatic = async () => {
    const product = await createConfigurable(api.db, [2, 2]);
    await generate(inputFor(product, { isAutomatic: true }));
    const category = await sql<{ id: string }>`
      insert into categories (name, slug, level) values ('c', ${unique('c')}, 1) returning id`.execute(
      api.db,
    );
    const categories = category.rows.map(({ id }) => id);
    const { name, slug, family_id, id } = product.parent;
    const input = {
      ...{ name, slug, family_id, categories, status: '2', type: '2', isAutomatic: true },
      main_category_id: categories[0],
      attributes: product.attributes,
    };
    return { id, product, input };
  };

  const withOneMore = async ({ product, input }: Awaited<ReturnType<typeof automatic>>) => {
    const [first = { attr_id: '', options: [] }, ...others] = product.attributes;
    const { id } = await api.db
      .insertInto('attribute_options')
      .values({ attr_id: first.attr_id, name: 'Neu' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const attributes = [{ ...first, options: [...first.options, id] }, ...others];
    return { ...input, attributes };
  };

  test('creates the variations of a new option, and nothing otherwise', async () => {
    const made = await automatic();
    const same = await api.data(documents.update, { id: made.id, input: made.input }, admin);
    expect(same.productsUpdate.generated).toBeNull();
    const input = await withOneMore(made);
    const { productsUpdate } = await api.data(documents.update, { id: made.id, input }, admin);
    expect(productsUpdate.generated?.data).toHaveLength(2);
    expect(await rowsOf(made.id)).toHaveLength(6);
  });

  test('is switched off once a variation is deleted', async () => {
    const made = await automatic();
    const { rows } = await sql<{ id: string }>`
      select id from variations where parent_id = ${made.id} limit 1`.execute(api.db);
    await api.data(documents.remove, { ids: rows.map(({ id }) => id) }, admin);
    const parent = await api.db
      .selectFrom('parent_products')
      .select('is_automatic')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(parent.is_automatic).toBe(false);
    const [change] = (await changesOf(api.db, 'parentProduct', made.id)).slice(-1);
    expect(change).toMatchObject({ user_id: administrator.id, after: { is_automatic: false } });
  });
});
