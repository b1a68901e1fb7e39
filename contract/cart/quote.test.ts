import { describe, expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import {
  cartOf,
  discount,
  general,
  type Item,
  ownPrice,
  priceOf,
  quoteOf,
  state,
  tiers,
} from '#tests/factories/carts.ts';
import { cartInput } from './cart.ts';
import type { Discount } from './discount.ts';
import { quote } from './quote.ts';
import { refundOf } from './refund.ts';

const worth = (price: string, given: Item = {}): Item => ({ pricing: ownPrice(price), ...given });

describe('a price', () => {
  test('of a second seller builds on the first seller’s price', () => {
    const first = priceOf('99.99', 'percent', '7.5');
    expect(quoteOf([{ pricing: priceOf(first, 'euro', '10') }]).lines).toMatchObject([
      { sourcePrice: '107.49', unitPrice: '117.49' },
    ]);
  });

  test('is null if the first seller has none, unless it is an own price', () => {
    const gone = priceOf('10', 'euro', '-15');
    expect(quoteOf([{ pricing: priceOf(gone, 'euro', '10') }]).lines).toMatchObject([
      { refusal: 'price' },
    ]);
    expect(quoteOf([{ pricing: { ...ownPrice('10'), source: gone } }]).lines).toMatchObject([
      { refusal: null, sourcePrice: null, unitPrice: '10.00' },
    ]);
  });
});

describe('lines that are refused', () => {
  test('a line outside the conditions is not for sale, and no service is computed for it', () => {
    const { cart, conditions, today } = cartOf([
      worth('1000', { minutes: [60] }),
      worth('100', { isCollected: true }),
    ]);
    const products = conditions.products.slice(1);
    const result = quote(cart, { ...conditions, products }, today);
    expect(result.lines.map(({ refusal }) => refusal)).toEqual(['notForSale', null]);
    expect(result.services).toMatchObject([{ refusal: 'line' }]);
    expect(result).toMatchObject({ total: null, sums: { products: '100.00', driving: '0.00' } });
  });

  test('each connection in the chain must include the place', () => {
    const connections = [[], [state('BW')]];
    expect(quoteOf([{ connections }]).lines).toMatchObject([{ refusal: 'connectionRegion' }]);
  });

  test.each<[string, Item]>([
    ['showroom', { isCollected: true, showrooms: [] }],
    ['template', { templateId: null }],
    ['template', { templateId: 'gone' }],
    ['itemsPerPallet', { templateId: 'T4', itemsPerPallet: null }],
  ])('%s', (refusal, item) => {
    expect(quoteOf([item])).toMatchObject({ lines: [{ refusal }], total: null });
  });

  test('a line without a weight is rejected alone, but the delivery then has no cost', () => {
    const items = [{ templateId: 'T3', weight: '1' }, { templateId: 'T3' }];
    const { lines, shipping, sums } = quoteOf(items);
    expect(lines.map(({ refusal }) => refusal)).toEqual([null, 'weight']);
    expect(shipping).toMatchObject([{ cost: null, lines: [0, 1] }]);
    expect(sums).toMatchObject({ products: '200.00', shipping: '0.00' });
  });
});

describe('a deliverer', () => {
  const kept: Item = { pricing: priceOf('200', 'percent', '50'), vendorId: '2', delivererId: '1' };

  test('has a part with the shipping, the seller that with the money', () => {
    const { parts, total, kept: marketplace } = quoteOf([kept]);
    expect(parts).toMatchObject([
      { partnerId: '1', role: 'deliverer', base: '0.00', shipping: '19.90', payout: '19.90' },
      { partnerId: '2', role: 'seller', base: '300.00', shipping: '0.00', payout: '264.00' },
    ]);
    expect({ total, marketplace }).toEqual({ total: '319.90', marketplace: '36.00' });
  });

  test('delivers other partners’ lines together with its own', () => {
    const { shipping, lines } = quoteOf([kept, worth('300')]);
    expect(shipping).toMatchObject([
      { delivererId: '1', lines: [0, 1], products: '600.00', cost: '9.90' },
    ]);
    expect(lines.map(({ delivererId }) => delivererId)).toEqual(['1', '1']);
  });

  test('does not depend on the seller’s deliveries', () => {
    const { parts, lines } = quoteOf([{ ...kept, isCollected: true }]);
    expect(parts.map(({ partnerId }) => partnerId)).toEqual(['2']);
    expect(lines).toMatchObject([{ delivererId: '2', daysFrom: 1, daysTo: 2 }]);
  });
});

describe('services', () => {
  const own = { ...general, id: 'own', isDefault: false, serviceIds: ['s0.1'] };
  const refusals = ({ services }: ReturnType<typeof quoteOf>) =>
    services.map(({ refusal }) => refusal);

  test('a partner who sells nothing gets a part of its own for them', () => {
    const { parts } = quoteOf([worth('1000', { performerIds: ['8'], minutes: [60] })]);
    expect(parts).toMatchObject([
      { partnerId: '1', role: 'seller' },
      { partnerId: '8', role: 'performer', base: '60.00', driving: '25.00', payout: '77.80' },
    ]);
  });

  test('a setting for the service counts before one for its group before the general one', () => {
    const ofGroup = { ...own, id: 'group', serviceIds: [], groupIds: ['g'] };
    const { services } = quoteOf([worth('1000', { minutes: [60, 60] })], {
      settings: [general, ofGroup, own],
    });
    expect(services.map(({ settingId }) => settingId)).toEqual(['group', 'own']);
  });

  test('are rejected with their reason', () => {
    const item = worth('1000', { minutes: [60] });
    expect(refusals(quoteOf([{ ...item, serviceIds: [] }]))).toEqual(['notOffered']);
    expect(refusals(quoteOf([item], { settings: [] }))).toEqual(['noSetting']);
    const elsewhere = { ...general, regions: [state('BW')] };
    expect(refusals(quoteOf([item], { settings: [elsewhere] }))).toEqual(['serviceRegion']);
  });

  test('a hidden service can push others below their minimum and hide them too', () => {
    const item = worth('400', { minutes: [60, 60], isCollected: true });
    const settings = [
      { ...general, minOrderValue: '500' },
      { ...own, minOrderValue: '600' },
    ];
    // 400 + 25 + 60 + 60 reaches the first minimum; hiding the other service falls below it
    expect(quoteOf([item], { settings }).services).toMatchObject([
      { refusal: 'minOrderValue', missing: '15.00' },
      { refusal: 'minOrderValue', missing: '55.00' },
    ]);
  });

  test('share what is billed for them together', () => {
    const thrice = quoteOf([worth('1000', { minutes: [10, 10, 5] })]);
    expect(thrice.services.map(({ billed }) => billed)).toEqual([24, 24, 12]);
    expect(thrice.services.map(({ cost }) => cost)).toEqual(['24.00', '24.00', '12.00']);
  });

  test('never cost less than nothing', () => {
    const settings = [{ ...general, adjustmentType: 'euro', adjustmentAmount: '-99' } as const];
    expect(quoteOf([worth('1000', { minutes: [60] })], { settings }).sums.services).toBe('0.00');
  });
});

describe('a code', () => {
  const today = '2026-11-22';
  test.each<[string, Partial<Discount>]>([
    ['codeInactive', { isActive: false }],
    ['codeEarly', { startsOn: '2026-11-23' }],
    ['codeEnded', { endsOn: '2026-11-21' }],
    ['codeUsedUp', { maxUses: 3, used: 3 }],
  ])('%s: leaves the cart without a discount', (codeRefusal, given) => {
    const result = quoteOf([worth('1000')], { today, discount: discount(given) });
    expect(result).toMatchObject({ codeRefusal, total: '1000.00', isOrderable: false });
  });

  test('is reported if unknown, and not at all if missing', () => {
    expect(quoteOf([worth('1000')], { code: 'X' })).toMatchObject({ codeRefusal: 'codeUnknown' });
    expect(quoteOf([worth('1000')])).toMatchObject({ codeRefusal: null, isOrderable: true });
  });

  test('counts on its first and its last day', () => {
    const one = discount({ startsOn: today, endsOn: today, maxUses: 1 });
    expect(quoteOf([worth('1000')], { today, discount: one }).total).toBe('900.00');
  });
});

describe('commission', () => {
  test("uses the partner's own tiers as a whole", () => {
    const own = { ...tiers, vendorId: '2', upTo2000: '5' };
    const { parts } = quoteOf([worth('100'), worth('100', { vendorId: '2' })], {
      commissionTiers: [own, tiers],
    });
    expect(parts.map(({ rate }) => rate)).toEqual(['12', '5']);
  });

  test('needs the tiers of the marketplace', () => {
    expect(() => quoteOf([worth('100')], { commissionTiers: [] })).toThrow(RangeError);
  });
});

test.each([
  ['0', '0'],
  ['0', '-1'],
  ['0', '100.01'],
  ['60', '40.01'],
  ['-1', '1'],
])('after %s, a refund of %s of 100.00 is rejected', (before, amount) => {
  const sold = { amount: '100.00', discount: '10.00', commission: '12.00' };
  expect(() => refundOf(sold, before, amount)).toThrow(RangeError);
});

describe('a code with conditions', () => {
  const ten = (given: Partial<Discount> = {}) => discount({ value: '10', ...given });
  const bed: Item = worth('300', { categoryIds: ['11'], tagIds: ['5'] });
  const lamp: Item = worth('100', { categoryIds: ['12'], vendorId: '2', manufacturerId: '8' });
  const of = (given: Partial<Discount>, world: object = {}) =>
    quoteOf([bed, lamp], { discount: ten(given), ...world });
  const shares = ({ lines }: ReturnType<typeof of>) => lines.map((line) => line.discount);

  test.each<[string, Partial<Discount>, string[]]>([
    ['everything', {}, ['30.00', '10.00']],
    ['a category', { categoryIds: ['11', '13'] }, ['30.00', '0.00']],
    ['a tag', { tagIds: ['5'] }, ['30.00', '0.00']],
    ['a manufacturer', { manufacturerIds: ['8'] }, ['0.00', '10.00']],
    ['a seller', { vendorIds: ['2'] }, ['0.00', '10.00']],
    ['a category and a seller', { categoryIds: ['11', '12'], vendorIds: ['2'] }, ['0.00', '10.00']],
    ['euros', { kind: 'euro', value: '350', categoryIds: ['11'] }, ['300.00', '0.00']],
  ])('%s: only the matching lines are discounted', (_, given, expected) => {
    const result = of(given);
    expect(shares(result)).toEqual(expected);
    expect(result).toMatchObject({ codeRefusal: null, isOrderable: true });
  });

  test.each<[string, Partial<Discount>, object]>([
    ['codeNoProducts', { categoryIds: ['99'] }, { codeMissing: null }],
    ['codeNoProducts', { categoryIds: ['11'], vendorIds: ['2'] }, { codeMissing: null }],
    ['codeMinValue', { minValue: '400.01' }, { codeMissing: '0.01' }],
    ['codeMinValue', { minValue: '400', categoryIds: ['11'] }, { codeMissing: '100.00' }],
    ['codeOtherShop', { shopIds: ['3'] }, { codeMissing: null }],
  ])('%s: %o', (codeRefusal, given, more) => {
    const result = of(given);
    expect(result).toMatchObject({ codeRefusal, isOrderable: false, ...more });
    expect(shares(result)).toEqual(['0.00', '0.00']);
    expect(result.sums.discount).toBe('0.00');
  });

  test('a minimum that is reached exactly, and the shop of the cart, are accepted', () => {
    expect(of({ minValue: '400' })).toMatchObject({ codeRefusal: null });
    expect(of({ minValue: '300', tagIds: ['5'] })).toMatchObject({ codeRefusal: null });
    const buyer = { shopId: '3', hasUsedCode: null };
    expect(of({ shopIds: ['3', '4'] }, { buyer })).toMatchObject({ codeRefusal: null });
    expect(of({ shopIds: ['4'] }, { buyer })).toMatchObject({ codeRefusal: 'codeOtherShop' });
  });

  test.each([
    [true, 'codeUsedByCustomer', false],
    [false, null, false],
    [null, null, true],
  ])('once for each customer: used %s', (hasUsedCode, codeRefusal, isCodeCheckedAtOrder) => {
    const buyer = { shopId: null, hasUsedCode };
    const once = of({ isOncePerCustomer: true }, { buyer });
    expect(once).toMatchObject({ codeRefusal, isCodeCheckedAtOrder });
    expect(of({}, { buyer })).toMatchObject({ codeRefusal: null, isCodeCheckedAtOrder: false });
  });

  test('the shipping stays that of the undiscounted products', () => {
    expect(of({ categoryIds: ['11'] }).sums.shipping).toBe(of({ tagIds: ['5'] }).sums.shipping);
  });
});

describe('rules of a cart', () => {
  const line = { vendorId: '1', sku: 'P0', quantity: 1 };
  const service = { line: 0, serviceId: '4', performerId: '1' };
  const given = { postcode: '80331', lines: [line], services: [service], code: ' sommer ' };

  test('accept complete input, without optional fields', () => {
    expect(check(cartInput, given)).toEqual({
      ok: true,
      value: {
        ...given,
        lines: [{ ...line, showroomId: null }],
        code: 'SOMMER',
        orderedAt: null,
        customerEmail: null,
      },
    });
    expect(check(cartInput, { postcode: '80331', lines: [line], code: ' ' })).toMatchObject({
      value: { services: [], code: null },
    });
  });

  test.each<[string, object, object]>([
    ['no postcode', { postcode: null }, { postcode: { rule: 'rules.required' } }],
    ['no line', { lines: [] }, { lines: { rule: 'rules.required' } }],
    ['none of a product', { lines: [{ ...line, quantity: 0 }] }, { lines: { limit: 1 } }],
    ['10,000 of it', { lines: [{ ...line, quantity: 10_000 }] }, { lines: { limit: 9999 } }],
    [
      'half of one',
      { lines: [{ ...line, quantity: 0.5 }] },
      { lines: { rule: 'rules.wholeNumber' } },
    ],
    ['too many', { lines: Array(501).fill(line) }, { lines: { rule: 'rules.maxItems' } }],
    [
      'a service of no line',
      { services: [{ ...service, line: 1 }] },
      { services: { rule: 'rules.unknown' } },
    ],
    [
      'a service twice',
      { services: [service, service] },
      { services: { rule: 'rules.serviceTwice' } },
    ],
    ['an endless code', { code: 'X'.repeat(51) }, { code: { limit: 50 } }],
  ])('reject %s', (_, changed, violations) => {
    expect(check(cartInput, { ...given, ...changed })).toMatchObject({ ok: false, violations });
  });
});
