import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { connect, createPaymentAccount, createTemplate, sell } from '#tests/factories/selling.ts';
import { createShowroom } from '#tests/factories/showrooms.ts';
import { createService } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const quote = `query ($input: CartQuoteInput!) { cartQuote(input: $input) { data {
  lines { sku unitPrice amount discount refusal daysFrom daysTo delivererId }
  services { minutes billed cost refusal missing }
  shipping { templateName cost products pallets }
  parts { partnerId partnerName role base rate commission payout }
  codeRefusal sums { products discount shipping services driving } total kept isOrderable } } }`;

let vendor: string;
let token: string;
let maker: string;
let template: string;

/** T1 of the examples: free from 1,000.00. */
const t1 = [
  { from: '0', to: '499.99', cost: '19.90' },
  { from: '500', to: '999.99', cost: '9.90' },
  { from: '1000', cost: '0' },
];

const productOf = async (price: string) => {
  const parent = await createParent(api.db, { manufacturer_id: maker });
  return createVariation(api.db, { parent_id: parent.id, price, status: '1' });
};

const newVendor = async () => {
  const session = await signedIn(api.db, 'craftsman');
  const id = session.user.vendor_id as string;
  await api.db.updateTable('vendors').set({ is_visible: true }).where('id', '=', id).execute();
  return { ...session, id };
};

beforeEach(async () => {
  ({ id: vendor, token } = await newVendor());
  const { user } = await signedIn(api.db, 'manufacturer');
  maker = user.manufacturer_id as string;
  template = await createTemplate(api.db, vendor, t1, { name: unique('T1') });
  await createPaymentAccount(api.db, vendor);
  await connect(api.db, vendor, { manufacturer: maker });
});

/**
 * S of the examples: 60.00 per hour, at least an hour, in carts of 500 or more; driving 25 in
 * postcode 80.
 */
const perform = async (duration: number) => {
  await api.db
    .insertInto('service_settings')
    .values({
      vendor_id: vendor,
      name: 'S',
      is_default: true,
      default_hourly_price: '60',
      min_service_duration: 60,
      min_order_value: '500',
    })
    .execute();
  const { id } = await api.db
    .insertInto('driving_costs')
    .values({ vendor_id: vendor, cost: '25' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('driving_cost_regions')
    .values({
      driving_cost_id: id,
      vendor_id: vendor,
      sort_index: 0,
      type: 'postcode',
      value: '80',
    })
    .execute();
  return (await createService(api.db, { duration })).id;
};

const ask = async (input: object, by = token) =>
  (await api.data(quote, { input }, by)).cartQuote.data;

test('a whole cart gives the amounts of the example, by products and by amounts', async () => {
  const service = await perform(40);
  const variation = await productOf('450');
  await sell(api.db, vendor, variation.id, {
    adjustment_type: 'percent',
    adjustment_amount: '20',
    delivery_template_id: template,
    with_services: true,
  });
  await api.db
    .insertInto('variation_services')
    .values({ variation_id: variation.id, service_id: service })
    .execute();
  const code = unique('TEN')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  await api.db
    .insertInto('discounts')
    .values({ code, kind: 'percent', value: '10', is_active: true })
    .execute();
  const services = [{ line: 0, serviceId: service, performerId: vendor }];
  const others = { postcode: '80331', services, code };
  const expected = {
    sums: {
      products: '1080.00',
      discount: '108.00',
      shipping: '0.00',
      services: '80.00',
      driving: '25.00',
    },
    total: '1077.00',
    kept: '31.20',
    isOrderable: true,
    parts: [
      {
        partnerId: vendor,
        role: 'seller',
        base: '1160.00',
        commission: '139.20',
        payout: '1045.80',
      },
    ],
  };
  const byProduct = await ask({
    ...others,
    lines: [{ vendorId: vendor, sku: variation.sku, quantity: 2 }],
  });
  expect(byProduct).toMatchObject(expected);
  const line = { vendorId: vendor, amount: '540', templateId: template, quantity: 2 };
  expect(await ask({ ...others, lines: [line] })).toMatchObject(expected);
});

test('hides a service that misses its minimum by a cent, or at a place outside its driving costs', async () => {
  const service = await perform(60);
  const input = (amount: string, postcode: string) => ({
    postcode,
    lines: [{ vendorId: vendor, amount, templateId: template, quantity: 1 }],
    services: [{ line: 0, serviceId: service, performerId: vendor }],
  });
  expect((await ask(input('415', '80331'))).services).toMatchObject([
    { cost: '60.00', refusal: null },
  ]);
  expect((await ask(input('414.99', '80331'))).services).toMatchObject([
    { refusal: 'minOrderValue', missing: '0.01' },
  ]);
  expect((await ask(input('415', '50667'))).services).toMatchObject([{ refusal: 'noDrivingCost' }]);
});

test('adjusts the seller’s price for a resold product, within both regions', async () => {
  const other = await newVendor();
  await createPaymentAccount(api.db, other.id);
  const variation = await productOf('100');
  await connect(api.db, other.id, { vendor, regions: [{ type: 'state', value: 'BY' }] });
  await sell(api.db, vendor, variation.id, {
    adjustment_type: 'percent',
    adjustment_amount: '10',
    delivery_template_id: template,
  });
  await sell(api.db, other.id, variation.id, {
    source: 'seller',
    source_vendor_id: vendor,
    adjustment_type: 'euro',
    adjustment_amount: '5.50',
    keep_delivery: true,
  });
  const at = (postcode: string) =>
    ask(
      { postcode, lines: [{ vendorId: other.id, sku: variation.sku, quantity: 1 }] },
      other.token,
    );
  const there = await at('80331');
  expect(there).toMatchObject({
    lines: [{ unitPrice: '115.50', delivererId: vendor, refusal: null }],
    shipping: [{ cost: '19.90' }],
  });
  expect(there.parts.map(({ role }) => role).sort()).toEqual(['deliverer', 'seller']);
  expect((await at('50667')).lines).toMatchObject([{ refusal: 'connectionRegion' }]);
});

const brokenBy: [string, (ids: { product: string; variation: string }) => Promise<unknown>][] = [
  [
    'it is not published',
    ({ product }) =>
      api.db
        .updateTable('vendor_products')
        .set({ status: '2' })
        .where('id', '=', product)
        .execute(),
  ],
  [
    'its source is a draft',
    ({ variation }) =>
      api.db.updateTable('variations').set({ status: '2' }).where('id', '=', variation).execute(),
  ],
  [
    'the vendor is not visible',
    () =>
      api.db.updateTable('vendors').set({ is_visible: false }).where('id', '=', vendor).execute(),
  ],
  [
    'the manufacturer is suspended',
    () =>
      api.db
        .updateTable('manufacturers')
        .set({ suspended_at: new Date(), suspended_reason: 'unpaid' })
        .where('id', '=', maker)
        .execute(),
  ],
  [
    'there is no payment account',
    () => api.db.deleteFrom('payment_accounts').where('vendor_id', '=', vendor).execute(),
  ],
  [
    'the connection has ended',
    () => api.db.deleteFrom('network_requests').where('sender_vendor_id', '=', vendor).execute(),
  ],
];

test.each(brokenBy)('nothing is for sale when %s', async (_, breakIt) => {
  const variation = await productOf('100');
  const product = await sell(api.db, vendor, variation.id, { delivery_template_id: template });
  const input = {
    postcode: '80331',
    lines: [{ vendorId: vendor, sku: variation.sku, quantity: 1 }],
  };
  expect((await ask(input)).isOrderable).toBe(true);
  await breakIt({ product, variation: variation.id });
  expect(await ask(input)).toMatchObject({ lines: [{ refusal: 'notForSale' }], total: null });
});

test('goods are collected where a rule says so, unless it is closed or switched off', async () => {
  const { id: showroom_id } = await createShowroom(api.db, { vendor_id: vendor });
  await api.db
    .insertInto('click_and_collect_rules')
    .values({ vendor_id: vendor, showroom_id, pickup_from_days: 1, pickup_to_days: 4 })
    .execute();
  const variation = await productOf('100');
  const product = await sell(api.db, vendor, variation.id);
  await api.db
    .insertInto('vendor_product_showrooms')
    .values({ vendor_product_id: product, showroom_id })
    .execute();
  const collected = async () => {
    const line = { vendorId: vendor, sku: variation.sku, quantity: 1, showroomId: showroom_id };
    return (await ask({ postcode: '80331', lines: [line] })).lines[0];
  };
  expect((await collected())?.refusal).toBe('showroom');
  await api.db
    .updateTable('vendors')
    .set({ click_and_collect: true })
    .where('id', '=', vendor)
    .execute();
  expect(await collected()).toMatchObject({ refusal: null, daysFrom: 1, daysTo: 4 });
  await api.db
    .updateTable('showrooms')
    .set({ closed_from: '2020-01-01', closed_to: '2099-01-01' })
    .where('id', '=', showroom_id)
    .execute();
  expect((await collected())?.refusal).toBe('showroom');
});

test('partners try out only their own conditions, administrators any partner’s', async () => {
  const variation = await productOf('100');
  await sell(api.db, vendor, variation.id, { delivery_template_id: template });
  const other = await newVendor();
  const input = {
    postcode: '80331',
    lines: [
      { vendorId: vendor, sku: variation.sku, quantity: 1 },
      { vendorId: vendor, amount: '10', templateId: template, quantity: 1 },
    ],
  };
  const refused = await ask(input, other.token);
  expect(refused.lines).toMatchObject([{ refusal: 'notForSale' }, { refusal: 'notForSale' }]);
  expect(refused.shipping).toEqual([]);
  expect((await ask(input, admin)).lines).toMatchObject([{ refusal: null }, { refusal: null }]);
  const products = `query ($query: CartProductsQuery) {
    cartProducts(query: $query) { data { sku unitPrice } } }`;
  const mine = await api.data(products, { query: { name: variation.sku } }, token);
  expect(mine.cartProducts.data).toEqual([{ sku: variation.sku, unitPrice: '100.00' }]);
  const theirs = await api.data(
    products,
    { query: { name: variation.sku, vendorId: vendor } },
    other.token,
  );
  expect(theirs.cartProducts.data).toEqual([]);
  const choices = `query ($id: ID) { cartChoices(vendorId: $id) { data { templates { id } } } }`;
  expect((await api.data(choices, { id: vendor }, other.token)).cartChoices.data.templates).toEqual(
    [],
  );
});

test('does not deliver with another vendor’s template', async () => {
  const other = await newVendor();
  const foreign = await createTemplate(api.db, other.id);
  const lines = [{ vendorId: vendor, amount: '10', templateId: foreign, quantity: 1 }];
  expect((await ask({ postcode: '80331', lines })).lines).toMatchObject([{ refusal: 'template' }]);
});

test('takes two statements, however large the cart is', async () => {
  const lines = Array.from({ length: 40 }, () => ({
    vendorId: vendor,
    amount: '10',
    templateId: template,
    quantity: 1,
  }));
  const statementsFor = async (input: object) => {
    api.statements.length = 0;
    await ask(input);
    return api.statements.filter((text) => /vendor_products|delivery_templates/.test(text)).length;
  };
  expect(await statementsFor({ postcode: '80331', lines: lines.slice(0, 1) })).toBe(2);
  expect(await statementsFor({ postcode: '80331', lines })).toBe(2);
});

test.each([
  [{ postcode: '1010' }, { postcode: { rule: 'rules.postcode' } }],
  [{ lines: [] }, { lines: { rule: 'rules.required' } }],
  [{ lines: [{ vendorId: '1', quantity: 1 }] }, { lines: { rule: 'rules.required' } }],
  [
    { lines: [{ vendorId: '1', amount: '1', quantity: 0 }] },
    { lines: { rule: 'rules.minValue', limit: 1 } },
  ],
  [
    { lines: [{ vendorId: '1', amount: '1', quantity: 1, weight: '1.2345' }] },
    { lines: { rule: 'rules.weight' } },
  ],
])('a bad cart is rejected by field: %j', async (changed, fields) => {
  const lines = [{ vendorId: '1', amount: '1', quantity: 1 }];
  const { extensions } = await api.refusal(
    quote,
    { input: { postcode: '80331', lines, ...changed } },
    token,
  );
  expect(extensions).toMatchObject({ code: 'INVALID', fields });
});

test.each(['basic', 'manufacturer'] as const)('%s has no simulator', async (kind) => {
  const { token: theirs } = await signedIn(api.db, kind);
  const lines = [{ vendorId: '1', amount: '1', quantity: 1 }];
  const refused = await api.refusal(quote, { input: { postcode: '80331', lines } }, theirs);
  expect(refused.extensions.code).toBe('FORBIDDEN');
});
