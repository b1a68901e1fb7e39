import type { CommissionTiers } from '#contract/cart/commission.ts';
import type { Product } from '#contract/cart/conditions.ts';
import type { Buyer, Discount } from '#contract/cart/discount.ts';
import type { Pricing } from '#contract/cart/price.ts';
import { quote } from '#contract/cart/quote.ts';
import type { DrivingCost, ServiceSetting } from '#contract/cart/services.ts';
import type { DeliveryRule, DeliveryTemplate } from '#contract/cart/shipping.ts';
import type { Region } from '#contract/regions/region.ts';

export const germany: Region = { type: 'germany', value: null };
export const state = (value: string): Region => ({ type: 'state', value });
export const prefix = (value: string): Region => ({ type: 'postcode', value });

const rule = (region: Region, given: Partial<DeliveryRule>): DeliveryRule => ({
  region,
  priceFrom: null,
  priceTo: null,
  weightFrom: null,
  weightTo: null,
  shippingCost: null,
  palletPrice: null,
  ...given,
});

const template = (
  id: string,
  type: DeliveryTemplate['type'],
  rules: DeliveryRule[],
): DeliveryTemplate => ({ id, type, daysFrom: 3, daysTo: 10, rules });

const t2 = [
  rule(germany, { shippingCost: '79' }),
  rule(state('BY'), { shippingCost: '49' }),
  rule(prefix('80'), { priceTo: '999.99', shippingCost: '29' }),
  rule(prefix('803'), { shippingCost: '19' }),
];

const templates: readonly DeliveryTemplate[] = [
  template('T1', 'standard', [
    rule(germany, { priceFrom: '0', priceTo: '499.99', shippingCost: '19.90' }),
    rule(germany, { priceFrom: '500', priceTo: '999.99', shippingCost: '9.90' }),
    rule(germany, { priceFrom: '1000', shippingCost: '0' }),
  ]),
  template('T2', 'standard', t2),
  template('T2 regional', 'standard', t2.slice(1)),
  template('T3', 'item_weight', [
    rule(germany, { weightTo: '30', shippingCost: '12' }),
    rule(germany, { weightFrom: '30.001', weightTo: '70', shippingCost: '39' }),
  ]),
  template('T4', 'pallet', [rule(germany, { palletPrice: '89' })]),
  template('T5', 'standard', [
    rule(state('MV'), { shippingCost: '30' }),
    rule(state('NI'), { shippingCost: '25' }),
  ]),
];

/** Percentages by the value of the partner's share. */
export const tiers: CommissionTiers = {
  vendorId: null,
  upTo2000: '12',
  upTo5000: '10',
  upTo10000: '8',
  above: '6',
};

/** Services at 60.00 an hour, one hour at least, in carts of at least 500. */
export const general: ServiceSetting = {
  id: 'general',
  isDefault: true,
  serviceIds: [],
  groupIds: [],
  regions: [],
  defaultHourlyPrice: '60.00',
  serviceDurationType: 'suggested',
  serviceDuration: null,
  minServiceDuration: 60,
  minOrderValue: '500',
  adjustmentType: 'none',
  adjustmentAmount: null,
};

export const ownPrice = (price: string): Pricing => ({
  priceType: 'own',
  source: '1.00',
  ownPrice: price,
  adjustmentType: 'none',
  adjustmentAmount: null,
});

/** A price that follows the source's price. */
export const priceOf = (
  source: string | Pricing,
  adjustmentType: Pricing['adjustmentType'] = 'none',
  adjustmentAmount: string | null = null,
): Pricing => ({
  priceType: 'original',
  source,
  ownPrice: null,
  adjustmentType,
  adjustmentAmount,
});

export const discount = (given: Partial<Discount>): Discount => ({
  code: 'SOMMER',
  kind: 'percent',
  value: '10',
  startsOn: null,
  endsOn: null,
  isActive: true,
  maxUses: null,
  used: 0,
  minValue: null,
  categoryIds: [],
  tagIds: [],
  manufacturerIds: [],
  vendorIds: [],
  shopIds: [],
  isOncePerCustomer: false,
  ...given,
});

/** A product with its quantity, and the minutes of its selected services. */
export interface Item extends Partial<Product> {
  quantity?: number;
  isCollected?: boolean;
  minutes?: readonly number[];
}

interface World {
  postcode?: string;
  today?: string;
  discount?: Discount | null;
  code?: string | null;
  buyer?: Buyer;
  settings?: readonly ServiceSetting[];
  drivingCosts?: readonly DrivingCost[];
  commissionTiers?: readonly CommissionTiers[];
}

/**
 * The cart with these items, and what it goes by. The vendor '1' sells, delivers and performs unless an
 * item says otherwise; the article numbers are P0, P1, …, the services of the first s0.0, s0.1, …
 */
export const cartOf = (items: readonly Item[], world: World = {}) => {
  const products = items.map((item, index) => productOf(item, index));
  const chosen = items.flatMap(({ minutes = [], performerIds: [performerId = '1'] = [] }, line) =>
    minutes.map((duration, index) => ({ line, id: `s${line}.${index}`, performerId, duration })),
  );
  const { settings = [general], drivingCosts = [{ cost: '25', regions: [prefix('80')] }] } = world;
  const performerIds = new Set(['1', ...chosen.map(({ performerId }) => performerId)]);
  return {
    cart: {
      postcode: world.postcode ?? '80331',
      lines: items.map(({ quantity = 1, isCollected = false }, index) => ({
        vendorId: products[index]?.vendorId ?? '',
        sku: products[index]?.sku ?? '',
        quantity,
        showroomId: isCollected ? '7' : null,
      })),
      services: chosen.map(({ line, id, performerId }) => ({ line, serviceId: id, performerId })),
      code: world.code ?? world.discount?.code ?? null,
    },
    conditions: {
      products,
      templates,
      services: chosen.map(({ id, duration }) => ({ id, groupId: 'g', duration })),
      performers: [...performerIds].map((id) => ({ id, settings, drivingCosts })),
      discount: world.discount ?? null,
      buyer: world.buyer ?? { shopId: null, hasUsedCode: null },
      commissionTiers: world.commissionTiers ?? [tiers],
    },
    today: world.today ?? '2026-11-22',
  };
};

/** The quote of this cart. */
export const quoteOf = (items: readonly Item[], world: World = {}) => {
  const { cart, conditions, today } = cartOf(items, world);
  return quote(cart, conditions, today);
};

const productOf = (item: Item, index: number): Product => {
  const { quantity, isCollected, minutes = [], ...given } = item;
  return {
    vendorId: '1',
    sku: `P${index}`,
    pricing: ownPrice('100.00'),
    connections: [[]],
    delivererId: given.vendorId ?? '1',
    templateId: 'T1',
    weight: null,
    itemsPerPallet: null,
    showrooms: [{ id: '7', daysFrom: 1, daysTo: 2 }],
    serviceIds: minutes.map((_, number) => `s${index}.${number}`),
    performerIds: ['1'],
    manufacturerId: '9',
    categoryIds: [],
    tagIds: [],
    ...given,
  };
};
