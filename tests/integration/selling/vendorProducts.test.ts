import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createChain,
  createSeller,
  offerOf,
  offerProduct,
  sellersOfferOf,
} from '#tests/factories/assortment.ts';
import { createManufacturer } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { connect, createTemplate } from '#tests/factories/selling.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const bulk = 'data failures { id msg count } unchanged job { id }';
const documents = {
  list: `query ($query: VendorProductsQuery) { vendorProducts(query: $query) { data { total results {
    id productId variationId name sku groupName updatedAt isIncluded isOffered sourcePrice price status pausedReason problems
    version includedBy keepDelivery deliveryTemplate { name } } } } }`,
  include: `mutation ($input: VendorProductsIncludeInput!) {
    includeVendorProducts(input: $input) { ${bulk} } }`,
  proposal: `query ($ids: [ID!], $query: VendorProductsQuery) {
    includeProposal(ids: $ids, query: $query) { data { deliveryTemplateId } } }`,
  exclude: `mutation ($input: VendorProductsExcludeInput!) {
    excludeVendorProducts(input: $input) { ${bulk} } }`,
  status: `mutation ($input: VendorProductsStatusInput!) {
    updateVendorProductsStatus(input: $input) { ${bulk} } }`,
  edit: `mutation ($input: VendorProductsEditInput!) {
    updateVendorProducts(input: $input) { ${bulk} } }`,
  preview: `query ($input: VendorProductsEditInput!) { vendorProductsEditPreview(input: $input) {
    data { total changed unchanged refused refusals { msg count } results {
      id outcome msg fields { kind before after msg } } } } }`,
  update: `mutation ($id: ID!, $input: VendorProductInput!) {
    updateVendorProduct(id: $id, input: $input) { data { id price version deliveryTemplateId } } }`,
};

type Chain = Awaited<ReturnType<typeof createChain>>;
let chain: Chain;
let variation: string;

beforeEach(async () => {
  chain = await createChain(api.db);
  variation = (await offerProduct(api.db, chain.maker)).id;
});

const sampleOf = async (id: string) => {
  const { parent_id } = await api.db
    .selectFrom('variations')
    .select('parent_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return createVariation(api.db, { parent_id, status: '1', sample_of_id: id });
};

const list = async (query: object, token = chain.seller.token) =>
  (await api.data(documents.list, { query }, token)).vendorProducts.data;

const include = async (ids: string[], more: object = {}, token = chain.seller.token) =>
  (await api.data(documents.include, { input: { ids, ...more } }, token)).includeVendorProducts;

const publish = async (ids: string[], token = chain.seller.token) =>
  (await api.data(documents.status, { input: { ids, status: '1' } }, token))
    .updateVendorProductsStatus;

const rowOf = (vendor: string) =>
  api.db
    .selectFrom('vendor_products')
    .selectAll()
    .where('vendor_id', '=', vendor)
    .executeTakeFirst();

/** A product included and published by the seller; returns the id of the offer to others. */
const sold = async (more: object = {}) => {
  await include([offerOf(variation)], { deliveryTemplateId: chain.seller.template, ...more });
  await publish([offerOf(variation)]);
  return sellersOfferOf((await rowOf(chain.seller.id))?.id ?? '');
};

describe('what a vendor sees', () => {
  test('lists what connected manufacturers have published, without samples', async () => {
    await sampleOf(variation);
    await offerProduct(api.db, chain.maker, { status: '2' });
    await offerProduct(api.db, (await createManufacturer(api.db)).id);
    const { results, total } = await list({});
    expect(total).toBe(1);
    expect(results).toMatchObject([
      { id: offerOf(variation), variationId: variation, isIncluded: false, sourcePrice: '100.00' },
    ]);
  });

  test('is found by product number, price and problem', async () => {
    await include([offerOf(variation)]);
    expect((await list({ name: variation })).total).toBeGreaterThanOrEqual(1);
    expect((await list({ problem: 'noTemplate' })).results[0]?.problems).toEqual(['noTemplate']);
    expect((await list({ problem: 'paused' })).total).toBe(0);
    expect((await list({ included: false })).total).toBe(0);
    expect((await list({ status: '2', sort: 'price', order: 'DESC' })).total).toBe(1);
  });

  test('lists the products that sellers resell from manufacturers', async () => {
    const offer = await sold({ adjustmentType: 'percent', adjustmentAmount: '10' });
    const { results } = await list({ tab: 'seller' }, chain.other.token);
    expect(results).toMatchObject([{ id: offer, sourcePrice: '110.00', isIncluded: false }]);
    await include([offer], {}, chain.other.token);
    const third = await createSeller(api.db);
    await connect(api.db, third.id, { vendor: chain.other.id });
    expect((await list({ tab: 'seller' }, third.token)).total).toBe(0);
  });
});

describe('including', () => {
  test('creates an unpublished row with the adjustment, and reports existing ones', async () => {
    const price = { adjustmentType: 'percent', adjustmentAmount: '10' };
    expect(await include([offerOf(variation)], price)).toMatchObject({
      data: [offerOf(variation)],
      unchanged: [],
    });
    expect((await list({})).results).toMatchObject([{ price: '110.00', status: '2' }]);
    expect(await include([offerOf(variation)], price)).toMatchObject({
      data: [],
      failures: [],
      unchanged: [offerOf(variation)],
    });
    const row = await rowOf(chain.seller.id);
    expect(await changesOf(api.db, 'vendorProduct', row?.id ?? '')).toHaveLength(1);
  });

  test('needs an account, and driving costs for services', async () => {
    const input = { ids: [offerOf(variation)], withServices: true };
    const { extensions } = await refusal(documents.include, { input }, chain.seller.token);
    expect(extensions.code).toBe('INVALID');
    expect((await refusal(documents.include, { input }, chain.seller.token)).msg).toBe(
      'error.NO_DRIVING_COSTS',
    );
    await sql`delete from payment_accounts where vendor_id = ${chain.seller.id}`.execute(api.db);
    expect((await refusal(documents.include, { input }, chain.seller.token)).msg).toBe(
      'error.NO_PAYMENT_ACCOUNT',
    );
  });

  test.each([
    ['adjustmentAmount', { adjustmentType: 'percent', adjustmentAmount: '7.555' }],
    ['adjustmentAmount', { adjustmentType: 'percent', adjustmentAmount: 'abc' }],
    ['adjustmentAmount', { adjustmentType: 'percent', adjustmentAmount: '-100.01' }],
    ['adjustmentAmount', { adjustmentType: 'percent' }],
    ['adjustmentType', { adjustmentType: 'dollar', adjustmentAmount: '1' }],
    ['ownPrice', { priceType: 'own', ownPrice: '0' }],
    ['ownPrice', { priceType: 'own' }],
  ])('is rejected at %s for %o', async (field, values) => {
    const input = { ids: [offerOf(variation)], ...values };
    const { extensions } = await refusal(documents.include, { input }, chain.seller.token);
    expect(Object.keys(extensions.fields ?? {})).toEqual([field]);
  });

  test('is rejected without a connection, for a draft and for a sample', async () => {
    const foreign = (await offerProduct(api.db, (await createManufacturer(api.db)).id)).id;
    const draft = (await offerProduct(api.db, chain.maker, { status: '2' })).id;
    const sample = (await sampleOf(variation)).id;
    for (const id of [foreign, draft, sample]) {
      const input = { ids: [offerOf(id)] };
      const { extensions } = await refusal(documents.include, { input }, chain.seller.token);
      expect(extensions.code).toBe('NOT_FOUND');
    }
  });

  test('is rejected at a price of zero, and for other vendors’ templates', async () => {
    const input = { ids: [offerOf(variation)], adjustmentType: 'euro', adjustmentAmount: '-100' };
    expect((await refusal(documents.include, { input }, chain.seller.token)).msg).toBe(
      'error.PRICE_ZERO',
    );
    const foreign = { ids: [offerOf(variation)], deliveryTemplateId: chain.other.template };
    const error = await refusal(documents.include, { input: foreign }, chain.seller.token);
    expect(error.extensions.fields).toMatchObject({
      deliveryTemplateId: { rule: 'rules.unknown' },
    });
  });

  test('from a second source is rejected', async () => {
    const offer = await sold();
    await connect(api.db, chain.other.id, { manufacturer: chain.maker });
    await include([offer], {}, chain.other.token);
    const input = { ids: [offerOf(variation)] };
    expect((await refusal(documents.include, { input }, chain.other.token)).msg).toBe(
      'resources.vendor-products.refusals.includedElsewhere',
    );
  });

  test('uses the manufacturer’s weight', async () => {
    await sql`
      with g as (insert into attribute_groups (name, slug) values ('M', 'm') returning id),
        a as (insert into attributes (name, slug, type) values ('Gewicht', 'gewicht', 'number')
          returning id)
      insert into variation_attributes (variation_id, group_id, attr_id, value)
      select ${variation}, g.id, a.id, '12.5' from g, a`.execute(api.db);
    await include([offerOf(variation)]);
    expect((await rowOf(chain.seller.id))?.weight_kg).toBe('12.500');
  });
});

describe('including and publishing in one step', () => {
  test('leaves out what cannot be published, with the reason for each', async () => {
    const heavy = (await offerProduct(api.db, chain.maker)).id;
    const ids = [offerOf(variation), offerOf(heavy)];
    const template = await createTemplate(api.db, chain.seller.id, undefined, {
      type: 'item_weight',
    });
    const settings = { deliveryTemplateId: template, publish: true };
    const error = await refusal(
      documents.include,
      { input: { ids, ...settings } },
      chain.seller.token,
    );
    expect(error.extensions.failures).toMatchObject(
      ids.map((id) => ({ id, msg: 'resources.vendor-products.refusals.noWeight' })),
    );
    expect(await rowOf(chain.seller.id)).toBeUndefined();
    expect(await include(ids, { ...settings, weightKg: '3' })).toMatchObject({ data: ids });
    expect(await rowOf(chain.seller.id)).toMatchObject({ status: '1' });
    const productId = (await list({ ids })).results[0]?.productId;
    const [created] = await changesOf(api.db, 'vendorProduct', productId ?? '');
    expect(created).toMatchObject({ action: 'create', after: { status: '1' } });
  });
});

describe('the proposed template', () => {
  const proposal = async (target: { ids?: string[]; query?: object }) =>
    (await api.data(documents.proposal, target, chain.seller.token)).includeProposal.data
      .deliveryTemplateId;

  test('is the only one, then the one used most for the manufacturer, then the last', async () => {
    const offer = async () => offerOf((await offerProduct(api.db, chain.maker)).id);
    const ids = [offerOf(variation)];
    expect(await proposal({ ids })).toBe(chain.seller.template);
    const other = await createTemplate(api.db, chain.seller.id);
    expect(await proposal({ ids })).toBeNull();
    await include([await offer(), await offer()], { deliveryTemplateId: chain.seller.template });
    await include([await offer()], { deliveryTemplateId: other });
    expect(await proposal({ ids })).toBe(chain.seller.template);
    expect(await proposal({ query: { manufacturer: chain.maker } })).toBe(chain.seller.template);
    expect(await proposal({ query: {} })).toBe(other);
  });
});

describe('delivery rates', () => {
  const problemsOf = async () => (await list({ included: true })).results[0]?.problems;

  test('that take no piece of this weight refuse its sale', async () => {
    const template = await createTemplate(api.db, chain.seller.id, undefined, {
      type: 'item_weight',
    });
    await sql`
      update delivery_rules set weight_to = 30 where template_id = ${template}`.execute(api.db);
    const settings = { deliveryTemplateId: template, weightKg: '80' };
    await include([offerOf(variation)], settings);
    expect(await problemsOf()).toEqual(['noRate']);
    expect((await list({ problem: 'noRate' })).total).toBe(1);
    const input = { ids: [offerOf(variation)], status: '1' };
    const refused = await refusal(documents.status, { input }, chain.seller.token);
    expect(refused.msg).toBe('resources.vendor-products.refusals.noRate');
    await sql`
      insert into delivery_rules (template_id, sort_index, region_type, region_value, weight_from,
        shipping_cost)
      values (${template}, 1, 'state', 'BE', 30.001, 99)`.execute(api.db);
    expect(await problemsOf()).toEqual(['regionGap']);
    expect(await publish(input.ids)).toMatchObject({ data: input.ids });
  });

  test('that end below the price of one piece refuse its sale', async () => {
    const upTo = (to: string) => [{ to, cost: '5.00' }];
    const low = await createTemplate(api.db, chain.seller.id, upTo('99.99'));
    await include([offerOf(variation)], { deliveryTemplateId: low });
    expect(await problemsOf()).toEqual(['noRate']);
    const high = await createTemplate(api.db, chain.seller.id, upTo('100.00'));
    const edit = { ids: [offerOf(variation)], delivery: { deliveryTemplateId: high } };
    await api.data(documents.edit, { input: edit }, chain.seller.token);
    expect(await problemsOf()).toEqual([]);
  });
});

describe('publishing', () => {
  test('needs a template, and the weight for it', async () => {
    await include([offerOf(variation)]);
    const input = { ids: [offerOf(variation)], status: '1' };
    expect((await refusal(documents.status, { input }, chain.seller.token)).msg).toBe(
      'resources.vendor-products.refusals.noTemplate',
    );
    const byWeight = await createTemplate(api.db, chain.seller.id, undefined, {
      type: 'item_weight',
    });
    const delivery = { deliveryTemplateId: byWeight };
    await api.data(documents.edit, { input: { ids: input.ids, delivery } }, chain.seller.token);
    expect((await refusal(documents.status, { input }, chain.seller.token)).msg).toBe(
      'resources.vendor-products.refusals.noWeight',
    );
    const whole = { adjustmentType: 'none', ...delivery, weightKg: '3' };
    const id = offerOf(variation);
    await api.data(documents.update, { id, input: whole }, chain.seller.token);
    expect(await publish([id])).toMatchObject({ data: [id] });
    expect(await publish([id])).toMatchObject({ data: [], unchanged: [id] });
    const lighter = { ...whole, weightKg: null };
    const error = await refusal(documents.update, { id, input: lighter }, chain.seller.token);
    expect(error.extensions.fields).toMatchObject({
      weightKg: { rule: 'rules.weightForTemplate' },
    });
  });

  test('needs no template of its own if the seller delivers', async () => {
    const offer = await sold();
    await include([offer], { keepDelivery: true }, chain.other.token);
    expect((await publish([offer], chain.other.token)).data).toEqual([offer]);
    const [product] = (await list({ tab: 'seller' }, chain.other.token)).results;
    expect(product).toMatchObject({ keepDelivery: true, problems: [] });
    expect(product?.deliveryTemplate?.name).toMatch(/^Template/);
  });
});

describe('excluding', () => {
  test('deletes the row, and skips products that are not included', async () => {
    const second = (await offerProduct(api.db, chain.maker)).id;
    await include([offerOf(variation)]);
    const ids = [offerOf(variation), offerOf(second)];
    const { excludeVendorProducts: done } = await api.data(
      documents.exclude,
      { input: { ids } },
      chain.seller.token,
    );
    expect(done).toMatchObject({ data: [ids[0]], unchanged: [ids[1]], failures: [] });
    expect(await rowOf(chain.seller.id)).toBeUndefined();
  });

  test('is blocked while others include it from here, and says how many', async () => {
    const offer = await sold();
    await include([offer], {}, chain.other.token);
    const input = { ids: [offerOf(variation)] };
    const error = await refusal(documents.exclude, { input }, chain.seller.token);
    expect(error).toMatchObject({
      msg: 'error.VENDOR_PRODUCT_INCLUDED',
      extensions: { code: 'IN_USE', args: { smart_count: 1 } },
    });
    expect((await list({})).results[0]?.includedBy).toBe(1);
  });

  test('of another vendor’s product is not found', async () => {
    await sold();
    const stranger = await createSeller(api.db);
    for (const document of [documents.exclude, documents.include]) {
      const input = { ids: [offerOf(variation)] };
      expect((await refusal(document, { input }, stranger.token)).extensions.code).toBe(
        'NOT_FOUND',
      );
    }
  });
});

describe('an edit of many', () => {
  test('does what its preview says', async () => {
    const cheap = (await offerProduct(api.db, chain.maker, { price: '5.00' })).id;
    const ids = [offerOf(variation), offerOf(cheap)];
    await include(ids);
    const input = { ids, price: { adjustmentType: 'euro', adjustmentAmount: '-5' } };
    const { data } = (await api.data(documents.preview, { input }, chain.seller.token))
      .vendorProductsEditPreview;
    expect(data).toMatchObject({
      total: 2,
      changed: 1,
      refused: 1,
      refusals: [{ msg: 'error.PRICE_ZERO', count: 1 }],
    });
    expect(data.results[1]).toMatchObject({
      outcome: 'changed',
      fields: [{ kind: 'price', before: ['100.00', 'none', ''] }],
    });
    const { updateVendorProducts: done } = await api.data(
      documents.edit,
      { input },
      chain.seller.token,
    );
    expect(done).toMatchObject({ data: [ids[0]], failures: [{ msg: 'error.PRICE_ZERO' }] });
    const prices = (await list({ sort: 'id' })).results.map(({ price }) => price);
    expect(prices).toEqual(['95.00', '5.00']);
  });

  test('of several fields leaves out a row that refuses one of them', async () => {
    const cheap = (await offerProduct(api.db, chain.maker, { price: '5.00' })).id;
    const ids = [offerOf(variation), offerOf(cheap)];
    await include(ids, { withServices: false });
    const input = {
      ids,
      price: { adjustmentType: 'euro', adjustmentAmount: '-5' },
      delivery: { deliveryTemplateId: chain.seller.template },
    };
    const { data } = (await api.data(documents.preview, { input }, chain.seller.token))
      .vendorProductsEditPreview;
    expect(data).toMatchObject({
      ...{ changed: 1, refused: 1, refusals: [{ msg: 'error.PRICE_ZERO', count: 1 }] },
      results: [
        { id: ids[1], fields: [{ kind: 'price', msg: 'error.PRICE_ZERO' }, { msg: null }] },
        { id: ids[0], fields: [{ kind: 'price' }, { kind: 'delivery', before: ['false'] }] },
      ],
    });
    await api.data(documents.edit, { input }, chain.seller.token);
    expect((await list({ sort: 'id' })).results).toMatchObject([
      { price: '95.00', deliveryTemplate: { name: expect.any(String) } },
      { price: '5.00', deliveryTemplate: null },
    ]);
    const { rows } = await sql`
      select i.version, count(c.id)::int as changes from vendor_products i
      left join changes c on c.entity = 'vendorProduct' and c.entity_id = i.id
        and c.action = 'update'
      where i.vendor_id = ${chain.seller.id} group by i.id order by i.id`.execute(api.db);
    expect(rows).toEqual([
      { version: 2, changes: 1 },
      { version: 1, changes: 0 },
    ]);
  });

  test('has at least one change, with the vendor’s own records', async () => {
    const ids = [offerOf(variation)];
    await include(ids);
    const error = await refusal(documents.edit, { input: { ids } }, chain.seller.token);
    expect(error.extensions).toMatchObject({
      ...{ code: 'INVALID', fields: { price: { rule: 'rules.required' } } },
    });
    const foreign = { ids, delivery: { deliveryTemplateId: chain.other.template } };
    expect(
      (await refusal(documents.edit, { input: foreign }, chain.seller.token)).extensions.fields,
    ).toMatchObject({ 'delivery.deliveryTemplateId': { rule: 'rules.unknown' } });
  });
});

test('an edit conflicts with a newer one', async () => {
  await include([offerOf(variation)]);
  const id = offerOf(variation);
  const input = { priceType: 'own', ownPrice: '129', version: 1 };
  const { data } = (await api.data(documents.update, { id, input }, chain.seller.token))
    .updateVendorProduct;
  expect(data).toMatchObject({ price: '129.00', version: 2 });
  expect((await refusal(documents.update, { id, input }, chain.seller.token)).extensions.code).toBe(
    'CONFLICT',
  );
});

test('a template is deleted or assigned to a product, if both are requested at once', async () => {
  const { id: seller, token, template } = chain.seller;
  await include([offerOf(variation)], { deliveryTemplateId: template });
  const remove = 'mutation ($ids: [ID!]) { deleteDeliveryTemplateByIds(ids: $ids) { data } }';
  for (let round = 0; round < 4; round += 1) {
    const before = await rowOf(seller);
    const id = await createTemplate(api.db, seller);
    const input = {
      ...{ priceType: 'original', adjustmentType: 'none', withServices: false },
      ...{ deliveryTemplateId: id, version: before?.version },
    };
    const asked = [
      () => api.request(documents.update, { id: offerOf(variation), input }, token),
      () => api.request(remove, { ids: [id] }, token),
    ];
    const inTurn = round % 2 ? asked.toReversed() : asked;
    const answers = await Promise.all(inTurn.map((ask) => ask()));
    const refused = answers.flatMap(({ errors }) => errors);
    const templates = await api.db
      .selectFrom('delivery_templates')
      .select('id')
      .where('id', '=', id)
      .execute();
    const isThere = templates.length === 1;
    const after = await rowOf(seller);
    expect(after?.delivery_template_id).toBe(isThere ? id : before?.delivery_template_id);
    expect(refused).toMatchObject([
      isThere
        ? { extensions: { code: 'IN_USE' } }
        : { extensions: { fields: { deliveryTemplateId: { rule: 'rules.unknown' } } } },
    ]);
  }
});
