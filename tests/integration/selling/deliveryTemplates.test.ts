import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DeliveryTemplate, shipping } from '#contract/cart/shipping.ts';
import { placeOf } from '#contract/regions/place.ts';
import { createTemplate } from '#tests/factories/delivery.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const rule = 'region { type value } priceFrom priceTo weightFrom weightTo shippingCost palletPrice';
const fields = `id name type daysFrom daysTo scope rules { ${rule} } regions { type value }
  cheapest dearest usage version`;
const documents = {
  list: `query ($query: DeliveryTemplatesQuery) {
    deliveryTemplates(query: $query) { data { results { ${fields} } total } }
  }`,
  create: `mutation ($input: DeliveryTemplateInput!) {
    createDeliveryTemplate(input: $input) { data { ${fields} } }
  }`,
  update: `mutation ($id: ID!, $input: DeliveryTemplateInput!) {
    updateDeliveryTemplate(id: $id, input: $input) { data { ${fields} } }
  }`,
  replace: `mutation ($input: DeliveryTemplatesReplaceInput!) {
    replaceDeliveryTemplates(input: $input) { data { id usage } }
  }`,
  remove: `mutation ($ids: [ID!]) {
    deleteDeliveryTemplateByIds(ids: $ids) { data failures { id code count } }
  }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }',
};

const germany = { type: 'germany', value: null };
const state = (value: string) => ({ type: 'state', value });
const postcode = (value: string) => ({ type: 'postcode', value });

let seller: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  seller = await signedIn(api.db, 'vendor');
  other = await signedIn(api.db, 'vendor');
});

const input = (given: object = {}) => ({
  name: unique('Paket'),
  type: 'standard',
  daysFrom: 3,
  daysTo: 5,
  scope: 'germany',
  rules: [
    { region: germany, priceTo: '499.99', shippingCost: '19.90' },
    { region: germany, priceFrom: '500', priceTo: '999.99', shippingCost: '9.9' },
    { region: germany, priceFrom: '1000', shippingCost: '0' },
  ],
  ...given,
});
const create = async (given: object = {}, token = seller.token) =>
  (await api.data(documents.create, { input: input(given) }, token)).createDeliveryTemplate.data;
const listed = async (query: object = {}, token = seller.token) =>
  (await api.data(documents.list, { query }, token)).deliveryTemplates.data.results;
const included = async (templateId: string) => {
  const { id: variation_id } = await createVariation(api.db);
  const vendor_id = seller.user.vendor_id ?? '';
  const { id } = await api.db
    .insertInto('vendor_products')
    .values({ vendor_id, variation_id, delivery_template_id: templateId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

describe('a delivery template', () => {
  test('is exact to the cent', async () => {
    const template = await create({ type: 'expedited' });
    expect(template.rules).toMatchObject([
      { region: germany, priceFrom: null, priceTo: '499.99', shippingCost: '19.90' },
      { priceFrom: '500.00', priceTo: '999.99', shippingCost: '9.90' },
      { priceFrom: '1000.00', priceTo: null, shippingCost: '0.00' },
    ]);
    expect(template).toMatchObject({ cheapest: '0.00', dearest: '19.90', regions: [germany] });
    const item = { amount: 49_999n, quantity: 1, weight: null, itemsPerPallet: null };
    const given = template as DeliveryTemplate;
    expect(shipping(given, [item], placeOf('80331')).cost).toBe(1990n);
  });

  test('by weight uses grams, and by pallet one price for each region', async () => {
    const byWeight = await create({
      type: 'item_weight',
      rules: [
        { region: germany, weightTo: '30', shippingCost: '12' },
        { region: germany, weightFrom: '30.001', weightTo: '70', shippingCost: '39' },
      ],
    });
    expect(byWeight.rules[1]).toMatchObject({ weightFrom: '30.001', weightTo: '70.000' });
    const byPallet = await create({
      type: 'pallet',
      scope: 'regional',
      rules: [
        { region: germany, palletPrice: '89' },
        { region: postcode('80*'), palletPrice: '49' },
      ],
    });
    expect(byPallet.regions).toEqual([germany, postcode('80')]);
  });

  test('is neither visible nor editable for another vendor', async () => {
    const { id } = await create();
    expect(await listed({ ids: [id] }, other.token)).toEqual([]);
    const refused = await refusal(documents.update, { id, input: input() }, other.token);
    expect(refused.extensions.code).toBe('NOT_FOUND');
  });

  const range = (from: string | null, to: string | null, region: object = germany) => ({
    region,
    priceFrom: from,
    priceTo: to,
    shippingCost: '1',
  });

  test.each([
    ['that touch at a cent', [range(null, '500'), range('500', null)], 'rules.rangesOverlap'],
    ['that overlap', [range('10', '500'), range('499.99', '600')], 'rules.rangesOverlap'],
    ['twice without an end', [range('10', null), range('600', null)], 'rules.rangesOverlap'],
    ['in which one holds another', [range(null, null), range('5', '6')], 'rules.rangesOverlap'],
    ['reversed', [range('500', '499.99')], 'rules.rangeReversed'],
    ['of a region that is none', [range(null, null, state('BA'))], 'rules.state'],
    ['of six digits', [range(null, null, postcode('803311'))], 'rules.postcodePrefix'],
    ['of letters', [range(null, null, postcode('80A'))], 'rules.postcodePrefix'],
    ['of a part of Germany', [range(null, null, state('BY'))], 'rules.onlyGermany'],
    ['below zero', [{ ...range(null, null), shippingCost: '-1' }], 'rules.price'],
    ['without a cost', [{ region: germany }], 'rules.required'],
    ['with weights', [{ ...range(null, null), weightTo: '5' }], 'rules.notOfTemplateType'],
    ['of none', [], 'rules.required'],
    ['of 201', Array.from({ length: 201 }, (_, n) => range(`${n}`, `${n}.5`)), 'rules.maxItems'],
  ])('is rejected with rules %s', async (_, rules, expected) => {
    const given = { input: input({ rules }) };
    const { extensions } = await refusal(documents.create, given, seller.token);
    expect(extensions.fields?.rules).toMatchObject({ rule: expected });
  });

  test.each([
    [
      'four places of a kilogram',
      'item_weight',
      { weightTo: '1.0001', shippingCost: '1' },
      'rules.weight',
    ],
    [
      'pallets with weights',
      'pallet',
      { weightTo: '5', palletPrice: '1' },
      'rules.notOfTemplateType',
    ],
    [
      'a region twice',
      'pallet',
      [
        { region: state('BY'), palletPrice: '89' },
        { region: state('BY'), palletPrice: '99' },
      ],
      'rules.rangesOverlap',
    ],
    ['pallets with a shipping cost', 'pallet', { shippingCost: '1' }, 'rules.notOfTemplateType'],
  ])('is rejected with %s', async (_, type, given, expected) => {
    const rules = Array.isArray(given) ? given : [{ region: germany, ...given }];
    const { extensions } = await refusal(
      documents.create,
      { input: input({ type, scope: 'regional', rules }) },
      seller.token,
    );
    expect(extensions.fields?.rules).toMatchObject({ rule: expected });
  });

  test('may leave gaps, and be adjacent by a cent', async () => {
    const { rules } = await create({ rules: [range('10', '19.99'), range('20', '30')] });
    expect(rules).toHaveLength(2);
  });

  test('has a name of its own, and days in their order', async () => {
    const { name } = await create();
    const again = { input: input({ name: name.toUpperCase() }) };
    expect((await refusal(documents.create, again, seller.token)).extensions.fields).toEqual({
      name: { rule: 'rules.taken' },
    });
    expect(await create({ name }, other.token)).toMatchObject({ name });
    const { extensions } = await refusal(
      documents.create,
      { input: input({ daysFrom: 6 }) },
      seller.token,
    );
    expect(extensions.fields).toEqual({ daysTo: { rule: 'rules.daysReversed' } });
  });

  test('is restored from its history with its rules', async () => {
    const { id, rules } = await create();
    await api.data(documents.remove, { ids: [id] }, seller.token);
    const change = await api.db
      .selectFrom('changes')
      .select('id')
      .where('entity', '=', 'deliveryTemplate')
      .where('entity_id', '=', id)
      .where('action', '=', 'delete')
      .executeTakeFirstOrThrow();
    await refusal(documents.restore, { input: { changeId: change.id } }, other.token);
    await api.data(documents.restore, { input: { changeId: change.id } }, seller.token);
    expect(await listed({ ids: [id] })).toMatchObject([{ rules }]);
  });
});

describe('a template that products have', () => {
  test('stays if a product gets it while it is being deleted', async () => {
    const { id } = await create();
    await included(id);
    expect(await listed({ ids: [id] })).toMatchObject([{ usage: 1 }]);
    const refused = await refusal(documents.remove, { ids: [id] }, seller.token);
    expect(refused.extensions.code).toBe('IN_USE');
    const direct = api.db.deleteFrom('delivery_templates').where('id', '=', id).execute();
    await expect(direct).rejects.toMatchObject({ code: '23503' });
  });

  test('is replaced by another one of the vendor in the same call', async () => {
    const [used, into] = [await create(), await create()];
    const product = await included(used.id);
    const foreign = await createTemplate(api.db, other.user.vendor_id ?? '');
    const replace = (target: string) => ({ input: { ids: [used.id], into: target } });
    const missing = await refusal(documents.replace, replace(foreign.id), seller.token);
    expect(missing.extensions.code).toBe('NOT_FOUND');
    const itself = await refusal(documents.replace, replace(used.id), seller.token);
    expect(itself.extensions.fields).toEqual({ into: { rule: 'rules.templateIntoItself' } });
    const { replaceDeliveryTemplates } = await api.data(
      documents.replace,
      replace(into.id),
      seller.token,
    );
    expect(replaceDeliveryTemplates.data).toEqual({ id: into.id, usage: 1 });
    expect(await listed({ ids: [used.id] })).toEqual([]);
    expect(await changesOf(api.db, 'vendorProduct', product)).toMatchObject([
      {
        action: 'update',
        user_id: seller.user.id,
        before: { delivery_template_id: Number(used.id) },
        after: { delivery_template_id: Number(into.id) },
      },
    ]);
  });

  test('keeps its products if it cannot be deleted', async () => {
    const [used, into] = [await create(), await create()];
    await included(used.id);
    await sql`create table holds (template_id bigint references delivery_templates)`.execute(
      api.db,
    );
    await sql`insert into holds values (${used.id})`.execute(api.db);
    // checks that nothing was written
    await refusal(documents.replace, { input: { ids: [used.id], into: into.id } }, seller.token);
    await sql`drop table holds`.execute(api.db);
    expect(await listed({ ids: [used.id] })).toMatchObject([{ usage: 1 }]);
  });
});
