import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cartOf,
  discount,
  general,
  germany,
  ownPrice,
  prefix,
  priceOf,
  state,
} from '#tests/factories/carts.ts';
import { cents, decimal, spread, sumBy } from './money.ts';
import { quote } from './quote.ts';
import type { Quote } from './quoted.ts';
import { refundOf } from './refund.ts';
import { serviceCost } from './services.ts';

/* Random carts with a fixed seed, so that failures are reproducible. */

const seed = { seed: 19, numRuns: 150 };

const amount = (max: number) => fc.integer({ min: 1, max }).map((value) => decimal(BigInt(value)));
const pick = <const Value>(...values: Value[]) => fc.constantFrom(...values);

const pricing = fc.oneof(
  amount(200_000).map(ownPrice),
  fc
    .tuple(amount(200_000), pick('percent', 'euro'), fc.integer({ min: -300, max: 9_000 }))
    .map(([source, type, by]) => priceOf(source, type, decimal(BigInt(by)))),
);

/** Generates impossible values rarely, so that most carts have a total. */
const mostly = <Usual, Odd>(usual: fc.Arbitrary<Usual>, odd: fc.Arbitrary<Odd>) =>
  fc.oneof({ arbitrary: usual, weight: 19 }, { arbitrary: odd, weight: 1 });

const way = mostly(
  fc.record({
    templateId: pick('T1', 'T3', 'T4'),
    weight: pick('0.5', '30', '30.001', '70'),
    itemsPerPallet: pick(1, 3, 7),
  }),
  fc.record({
    templateId: pick('T2', 'T3', 'T4', 'T5', null),
    weight: pick('71', null),
    itemsPerPallet: pick(null),
  }),
);

const item = fc
  .record({
    vendorId: pick('1', '2', '3', '10'),
    delivererId: pick('1', '2', '9'),
    pricing,
    quantity: fc.integer({ min: 1, max: 12 }),
    isCollected: fc.boolean(),
    connections: mostly(pick([[]]), pick([[state('BY')], [germany]])),
    performerIds: pick(['1'], ['2'], ['8']),
    minutes: fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 2 }),
    way,
  })
  .map(({ way: delivery, ...given }) => ({ ...given, ...delivery }));

const setting = fc
  .record({
    defaultHourlyPrice: amount(15_000),
    minServiceDuration: pick(null, 45, 60),
    minOrderValue: pick(null, '100', '4000', '9000'),
    adjustmentType: pick('none', 'percent', 'euro'),
    adjustmentAmount: fc.integer({ min: -10_000, max: 5_000 }).map((by) => decimal(BigInt(by))),
    serviceDurationType: pick('suggested', 'fixed', 'percent'),
    serviceDuration: fc.integer({ min: 1, max: 200 }),
  })
  .map((given) => ({ ...general, ...given }));

const settings = fc
  .tuple(setting, setting)
  .map(([one, other]) => [
    one,
    { ...other, id: 'own', isDefault: false, serviceIds: ['s0.0', 's1.1', 's2.0'] },
  ]);

const world = fc.record({
  postcode: pick('80331', '80331', '80999', '19273'),
  settings,
  drivingCosts: pick(
    [{ cost: '25', regions: [germany] }],
    [{ cost: '0.00', regions: [prefix('80'), state('NI')] }],
  ),
  discount: fc
    .tuple(pick('percent', 'euro'), amount(10_000))
    .map(([kind, value]) => discount({ kind, value })),
  code: pick('SOMMER', 'SOMMER', 'WINTER'),
});

const carts = fc
  .tuple(fc.array(item, { minLength: 1, maxLength: 10 }), world)
  .map(([items, around]) => cartOf(items, around));

const totalOf = ({ sums }: Quote) =>
  cents(sums.products) -
  cents(sums.discount) +
  cents(sums.shipping) +
  cents(sums.services) +
  cents(sums.driving);

const eachQuote = (holds: (result: Quote) => void) =>
  fc.assert(
    fc.property(carts, ({ cart, conditions, today }) => holds(quote(cart, conditions, today))),
    seed,
  );

describe('a quote', () => {
  test('has lines, services and deliveries that add up to its sums', () => {
    eachQuote(({ lines, services, shipping, sums }) => {
      const sumOf = (amounts: (string | null)[]) =>
        decimal(sumBy(amounts, (one) => cents(one ?? '0')));
      expect(sumOf(lines.map((line) => line.amount))).toBe(sums.products);
      expect(sumOf(lines.map((line) => line.discount))).toBe(sums.discount);
      expect(sumOf(services.map(({ cost }) => cost))).toBe(sums.services);
      expect(sumOf(shipping.map(({ cost }) => cost))).toBe(sums.shipping);
    });
  });

  test('has parts that add up to it, with the marketplace’s share', () => {
    eachQuote((result) => {
      const payouts = sumBy(result.parts, ({ payout }) => cents(payout));
      expect(payouts + cents(result.kept)).toBe(totalOf(result));
      for (const part of result.parts) {
        const ofPart = [
          ...result.lines.filter(({ vendorId }) => vendorId === part.partnerId),
          ...result.services.filter(({ performerId }) => performerId === part.partnerId),
        ];
        expect(sumBy(ofPart, ({ commission }) => cents(commission))).toBe(cents(part.commission));
      }
    });
  });

  test('has no negative amounts except the marketplace’s share', () => {
    eachQuote(({ kept, ...result }) => {
      expect(JSON.stringify(result)).not.toMatch(/"-/);
      expect(kept).toMatch(/^-?\d+\.\d\d$/);
    });
  });

  test('has a total unless a line is rejected, and is orderable if nothing is', () => {
    eachQuote((result) => {
      const { lines, services, codeRefusal, total, isOrderable } = result;
      const isSold = lines.every(({ refusal }) => refusal === null);
      expect(total).toBe(isSold ? decimal(totalOf(result)) : null);
      const isDone = services.every(({ refusal }) => refusal === null);
      expect(isOrderable).toBe(isSold && isDone && codeRefusal === null);
    });
  });

  test('bills the minimum time or each minute, never less', () => {
    eachQuote(({ services }) => {
      for (const { minutes, billed } of services) {
        if (minutes !== null) expect(billed).toBeGreaterThanOrEqual(minutes);
      }
    });
  });

  test('does not depend on the order of lines, services and conditions', () => {
    const shuffled = carts.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray([...given.cart.lines.keys()], {
          minLength: given.cart.lines.length,
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([{ cart, conditions, today }, order]) => {
        const other = {
          ...cart,
          lines: order.flatMap((index) => cart.lines[index] ?? []),
          services: cart.services
            .map((service) => ({ ...service, line: order.indexOf(service.line) }))
            .reverse(),
        };
        const products = conditions.products.toReversed();
        const before = quote(cart, conditions, today);
        const after = quote(other, { ...conditions, products }, today);
        expect({
          ...after,
          lines: after.lines.map((_, index) => after.lines[order.indexOf(index)]),
          services: after.services
            .map(({ line, ...service }) => ({ ...service, line: order[line] }))
            .reverse(),
          shipping: after.shipping.map(({ lines, ...one }) => ({
            ...one,
            lines: lines.map((index) => order[index] ?? -1).sort((one, other) => one - other),
          })),
        }).toEqual(before);
      }),
      seed,
    );
  });
});

test('more time never costs less', () => {
  fc.assert(
    fc.property(setting, fc.nat(5_000), fc.nat(500), (given, minutes, more) => {
      const less = serviceCost(given, minutes);
      const longer = serviceCost(given, minutes + more);
      expect(longer.cost).toBeGreaterThanOrEqual(less.cost);
      expect(longer.billed).toBeGreaterThanOrEqual(less.billed);
    }),
    seed,
  );
});

test('splits an amount into parts that add up, each within one unit of its share', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 60 }),
      (total, weights) => {
        const parts = spread(total, weights);
        const all = sumBy(weights, (weight) => weight);
        expect(sumBy(parts, (part) => part)).toBe(total);
        for (const [index, part] of parts.entries()) {
          const off = part * all - total * (weights[index] ?? 0n);
          if (all > 0n) expect(off < all && off > -all).toBe(true);
        }
      },
    ),
    seed,
  );
});

test('refunds of the full amount return all of it', () => {
  const sold = fc.record({ whole: fc.integer({ min: 2, max: 10 ** 7 }), rate: fc.nat(30) });
  fc.assert(
    fc.property(sold, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (given, cuts) => {
      const inCents = (value: number) => decimal(BigInt(value));
      const commission = inCents(Math.round((given.whole * given.rate) / 100));
      const of = { amount: inCents(given.whole), discount: inCents(given.whole >> 2), commission };
      const points = [0, ...cuts.map((cut) => Math.round(cut * given.whole)), given.whole];
      const stops = [...new Set(points)].sort((one, other) => one - other);
      const refunds = stops
        .slice(1)
        .map((stop, index) =>
          refundOf(of, inCents(stops[index] ?? 0), inCents(stop - (stops[index] ?? 0))),
        );
      const all = (field: keyof (typeof refunds)[number]) =>
        decimal(sumBy(refunds, (refund) => cents(refund[field])));
      expect(all('commission')).toBe(commission);
      expect(all('customer')).toBe(inCents(given.whole - (given.whole >> 2)));
      expect(cents(all('net'))).toBe(cents(commission) - cents(of.amount));
    }),
    seed,
  );
});
