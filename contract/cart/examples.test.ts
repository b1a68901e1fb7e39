import { describe, expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import {
  cartOf,
  discount,
  general,
  type Item,
  ownPrice,
  prefix,
  priceOf,
  quoteOf,
  state,
} from '#tests/factories/carts.ts';
import { cartInput } from './cart.ts';
import { berlinDay } from './day.ts';
import { cents, decimal } from './money.ts';
import { type Pricing, unitPrice } from './price.ts';
import { refundOf } from './refund.ts';
import { minutesOf, type ServiceSetting, serviceCost } from './services.ts';

/* The worked examples of the cart rules, in the order of their numbers. */

describe('prices', () => {
  test.each<[number, Pricing, string | null]>([
    [1, priceOf('100.00', 'percent', '10'), '110.00'],
    [2, priceOf('99.99', 'percent', '7.5'), '107.49'],
    [3, priceOf('0.05', 'percent', '10'), '0.06'],
    [4, priceOf('100.00', 'percent', '-10'), '90.00'],
    [5, priceOf('100.00', 'euro', '15.50'), '115.50'],
    [6, priceOf('10.00', 'euro', '-15'), null],
    [7, priceOf('120.00', 'percent', '10'), '132.00'],
    [8, { ...ownPrice('129.00'), source: '120.00' }, '129.00'],
  ])('%i', (_, pricing, expected) => {
    const price = unitPrice(pricing);
    expect(price === null ? null : decimal(price)).toBe(expected);
  });

  test('6: what costs less than a cent is not for sale', () => {
    const { lines, total } = quoteOf([{ pricing: priceOf('10.00', 'euro', '-15') }]);
    expect(lines).toMatchObject([{ refusal: 'price', amount: null }]);
    expect(total).toBeNull();
  });
});

describe('minutes', () => {
  test.each([
    [9, 45, 110, 50],
    [10, 40, 110, 44],
    [11, 40, 100, 40],
    [12, 50, 75, 38],
  ])('%i: %i minutes at %i %%', (_, suggested, serviceDuration, minutes) => {
    const setting = { ...general, serviceDurationType: 'percent', serviceDuration } as const;
    expect(minutesOf(setting, suggested)).toBe(minutes);
  });
});

describe('shipping', () => {
  const priced = (price: string, templateId: string): Item => ({
    pricing: ownPrice(price),
    templateId,
  });
  const weighing = (weight: string | null, quantity = 1): Item => ({
    templateId: 'T3',
    weight,
    quantity,
  });
  const stacked = (quantity: number, itemsPerPallet: number): Item => ({
    templateId: 'T4',
    quantity,
    itemsPerPallet,
  });

  test.each<[number, Item[], string, string]>([
    [13, [priced('100', 'T2')], '80331', '19.00'],
    [14, [priced('100', 'T2')], '81925', '49.00'],
    [15, [priced('100', 'T2')], '50667', '79.00'],
    [16, [priced('100', 'T5')], '19273', '25.00'],
    [18, [priced('499.99', 'T1')], '80331', '19.90'],
    [19, [priced('500.00', 'T1')], '80331', '9.90'],
    [20, [priced('1000.00', 'T1')], '80331', '0.00'],
    [21, [priced('300', 'T1'), priced('250', 'T1')], '80331', '9.90'],
    [25, [weighing('25', 2), weighing('40')], '80331', '63.00'],
    [28, [stacked(5, 4)], '80331', '178.00'],
    [29, [stacked(2, 4), stacked(3, 6)], '80331', '89.00'],
    [30, [{ ...priced('166.67', 'T1'), quantity: 3 }], '80331', '9.90'],
    [31, [{ ...priced('300', 'T1'), isCollected: true }, priced('300', 'T1')], '80331', '19.90'],
    [32, [{ ...priced('300', 'T1'), isCollected: true }], '80331', '0.00'],
  ])('%i', (_, items, postcode, cost) => {
    const { sums, total } = quoteOf(items, { postcode });
    expect(sums.shipping).toBe(cost);
    expect(total).not.toBeNull();
  });

  test.each<[number, Item, string, string]>([
    [23, priced('1200', 'T2'), '80999', 'range'],
    [24, priced('100', 'T2 regional'), '50667', 'region'],
    [26, weighing('80'), '80331', 'range'],
    [27, weighing(null), '80331', 'weight'],
  ])('%i', (_, item, postcode, refusal) => {
    const { lines, shipping, total } = quoteOf([item], { postcode });
    expect(lines).toMatchObject([{ refusal }]);
    expect(shipping).toMatchObject([{ cost: null }]);
    expect(total).toBeNull();
  });

  test('17: a postcode of four digits is invalid', () => {
    const given = cartOf([priced('100', 'T1')], { postcode: '1010' }).cart;
    const violations = { postcode: { rule: 'rules.postcode' } };
    expect(check(cartInput, given)).toEqual({ ok: false, violations });
  });

  test('22: each template is computed separately', () => {
    const { shipping, sums } = quoteOf([priced('300', 'T1'), priced('250', 'T2')]);
    expect(shipping.map(({ cost }) => cost)).toEqual(['19.90', '19.00']);
    expect(sums.shipping).toBe('38.90');
  });

  test('28: five items, four on a pallet, are two pallets', () => {
    expect(quoteOf([stacked(5, 4)]).shipping).toMatchObject([{ pallets: 2 }]);
    expect(quoteOf([stacked(2, 4), stacked(3, 6)]).shipping).toMatchObject([{ pallets: 1 }]);
  });

  test('33: the partner’s own price decides', () => {
    const { sums } = quoteOf([{ pricing: priceOf('450', 'percent', '20') }]);
    expect(sums).toMatchObject({ products: '540.00', shipping: '9.90' });
  });

  test('60: a connection for Bavaria does not sell elsewhere', () => {
    const item = { connections: [[state('BY')]] };
    expect(quoteOf([item], { postcode: '50667' }).lines).toMatchObject([
      { refusal: 'connectionRegion' },
    ]);
    expect(quoteOf([item], { postcode: '80331' }).isOrderable).toBe(true);
  });
});

describe('services', () => {
  const at58 = { ...general, defaultHourlyPrice: '58.00', minServiceDuration: null };

  test.each<[number, number, Partial<ServiceSetting>, number, string]>([
    [34, 40, general, 60, '60.00'],
    [35, 80, general, 80, '80.00'],
    [36, 61, { ...at58, minServiceDuration: 60 }, 61, '58.97'],
    [37, 47, at58, 47, '45.43'],
    [38, 60, { adjustmentType: 'percent', adjustmentAmount: '10' }, 60, '66.00'],
    [39, 47, { ...at58, adjustmentType: 'percent', adjustmentAmount: '10' }, 47, '49.98'],
    [40, 60, { adjustmentType: 'euro', adjustmentAmount: '5' }, 60, '65.00'],
    [62, 120, { adjustmentType: 'euro', adjustmentAmount: '5' }, 120, '125.00'],
  ])('%i: %i minutes', (_, minutes, given, billed, cost) => {
    const result = serviceCost({ ...general, ...given }, minutes);
    expect({ ...result, cost: decimal(result.cost) }).toEqual({ billed, cost });
  });

  const big: Item = { pricing: ownPrice('1000') };

  test('35, 41: minutes count for each piece of the product', () => {
    const longer = { ...general, serviceDurationType: 'percent', serviceDuration: 110 } as const;
    const both = { ...big, quantity: 2 };
    expect(quoteOf([{ ...both, minutes: [40] }]).services).toMatchObject([
      { minutes: 80, billed: 80, cost: '80.00' },
    ]);
    expect(quoteOf([{ ...both, minutes: [45] }], { settings: [longer] }).services).toMatchObject([
      { minutes: 100, billed: 100, cost: '100.00' },
    ]);
  });

  test('42: each setting has its own minimum time', () => {
    const other = {
      ...general,
      id: 'own',
      isDefault: false,
      serviceIds: ['s0.1'],
      defaultHourlyPrice: '50.00',
      minServiceDuration: 45,
    };
    const { services, sums } = quoteOf([{ ...big, minutes: [40, 30] }], {
      settings: [general, other],
    });
    expect(services.map(({ cost }) => cost)).toEqual(['60.00', '37.50']);
    expect(sums.services).toBe('97.50');
  });

  const worth = (price: string): Item => ({
    pricing: ownPrice(price),
    minutes: [60],
    isCollected: true,
  });

  test('43: a service is available if products, service and driving reach the minimum', () => {
    const { services, total, isOrderable } = quoteOf([worth('415.00')]);
    expect(services).toMatchObject([{ refusal: null, cost: '60.00' }]);
    expect({ total, isOrderable }).toEqual({ total: '500.00', isOrderable: true });
  });

  test('44: a cent less makes it unavailable', () => {
    const { services, sums, total, isOrderable } = quoteOf([worth('414.99')]);
    expect(services).toMatchObject([{ refusal: 'minOrderValue', missing: '0.01', cost: null }]);
    expect(sums).toMatchObject({ services: '0.00', driving: '0.00' });
    expect({ total, isOrderable }).toEqual({ total: '414.99', isOrderable: false });
  });

  test('45: it is unavailable without a driving cost for the place', () => {
    const { services } = quoteOf([worth('1000')], { postcode: '50667' });
    expect(services).toMatchObject([{ refusal: 'noDrivingCost', missing: null }]);
  });

  test('46: a driving cost of zero counts as one', () => {
    const drivingCosts = [{ cost: '0.00', regions: [prefix('80')] }];
    const { services, sums } = quoteOf([worth('1000')], { drivingCosts });
    expect(services).toMatchObject([{ refusal: null }]);
    expect(sums.driving).toBe('0.00');
  });

  test('47: a performer drives once', () => {
    expect(quoteOf([{ ...big, minutes: [60, 60] }]).sums.driving).toBe('25.00');
  });
});

describe('discounts', () => {
  const items = (...prices: string[]) => prices.map((price) => ({ pricing: ownPrice(price) }));

  test.each<[number, Item[], Parameters<typeof discount>[0], string, string[]]>([
    [48, items('300', '250'), { value: '10' }, '55.00', ['30.00', '25.00']],
    [
      49,
      items('33.33', '33.33', '33.33'),
      { kind: 'euro', value: '10.00' },
      '10.00',
      ['3.34', '3.33', '3.33'],
    ],
    [50, items('300', '250'), { kind: 'euro', value: '600' }, '550.00', ['300.00', '250.00']],
  ])('%i', (_, given, of, whole, parts) => {
    const { sums, lines } = quoteOf(given, { discount: discount(of) });
    expect(sums.discount).toBe(whole);
    expect(lines.map((line) => line.discount)).toEqual(parts);
  });

  test('50, 51: shipping stays as it is', () => {
    const euro = discount({ kind: 'euro', value: '600' });
    expect(quoteOf(items('300', '250'), { discount: euro })).toMatchObject({ total: '9.90' });
    const { sums } = quoteOf(items('520'), { discount: discount({}) });
    expect(sums).toMatchObject({ discount: '52.00', shipping: '9.90' });
  });

  test.each([
    [52, '2026-11-22T23:59:59+01:00', null, '90.00'],
    [53, '2026-11-23T00:00:00+01:00', 'codeEnded', '100.00'],
    [52, '2026-06-30T23:59:59+02:00', null, '90.00'],
    [53, '2026-07-01T00:00:00+02:00', 'codeEnded', '100.00'],
  ])('%i: at %s', (_, moment, codeRefusal, total) => {
    const endsOn = moment < '2026-08' ? '2026-06-30' : '2026-11-22';
    const today = berlinDay(new Date(moment));
    const item = { pricing: ownPrice('100'), isCollected: true };
    expect(quoteOf([item], { today, discount: discount({ endsOn }) })).toMatchObject({
      codeRefusal,
      total,
    });
  });
});

describe('commission', () => {
  test.each([
    [54, '2000.00', '12', '240.00', '1760.00'],
    [55, '2000.01', '10', '200.00', '1800.01'],
    [56, '10000.00', '8', '800.00', '9200.00'],
    [57, '10000.01', '6', '600.00', '9400.01'],
  ])('%i: for %s', (_, base, rate, commission, payout) => {
    const { parts } = quoteOf([{ pricing: ownPrice(base), isCollected: true }]);
    expect(parts).toMatchObject([{ base, rate, commission, payout }]);
  });

  test('58: services count with the products', () => {
    const { parts } = quoteOf([{ pricing: ownPrice('1800'), minutes: [300] }]);
    expect(parts).toMatchObject([{ base: '2100.00', rate: '10', commission: '210.00' }]);
  });

  test('59: a refund is reduced at the order’s rate', () => {
    const sold = { amount: '2500.00', discount: '0.00', commission: '250.00' };
    expect(refundOf(sold, '0', '500.00')).toMatchObject({ net: '-450.00', commission: '50.00' });
  });
});

test('61: a whole cart', () => {
  const item = { pricing: priceOf('450', 'percent', '20'), quantity: 2, minutes: [40] };
  const { sums, total, parts, kept, isOrderable } = quoteOf([item], { discount: discount({}) });
  expect(sums).toEqual({
    products: '1080.00',
    discount: '108.00',
    shipping: '0.00',
    services: '80.00',
    driving: '25.00',
  });
  expect({ total, kept, isOrderable }).toEqual({
    total: '1077.00',
    kept: '31.20',
    isOrderable: true,
  });
  expect(parts).toMatchObject([
    { role: 'seller', base: '1160.00', rate: '12', commission: '139.20', payout: '1045.80' },
  ]);
  expect(cents(total ?? '0')).toBe(cents('1045.80') + cents(kept));
});
