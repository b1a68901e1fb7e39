import path from 'node:path';
import { bundleServer } from '#scripts/lib/bundle.mjs';
import { cacheFolder } from '#scripts/lib/project.mjs';
import { median, quantile } from './medians.mjs';

const runs = 500;
const lines = 50;
const partners = 10;

/**
 * Measures quotes of a cart of 50 lines from 10 partners, with a service for each line and a code,
 * one after the other; the first 50 are not counted.
 * @returns {Promise<{ lines: number, partners: number, firstMs: number, quoteMs: number, p95Ms:
 * number }>} `firstMs` is the very first quote, `quoteMs` the median of 500
 */
export const measureCart = async () => {
  const outdir = path.join(cacheFolder, 'bench');
  await bundleServer(['contract/cart/quote.ts'], outdir);
  const { quote } = await import(path.join(outdir, 'quote.js'));
  const [cart, conditions] = [cartOf(), conditionsOf()];
  const once = () => {
    const start = performance.now();
    const { isOrderable } = quote(cart, conditions, '2026-11-22');
    const spent = performance.now() - start;
    if (!isOrderable) throw new Error('The cart of the bench cannot be ordered.');
    return spent;
  };
  const firstMs = once();
  for (let run = 0; run < 50; run += 1) once();
  const spent = Array.from({ length: runs }, once);
  return { lines, partners, firstMs, quoteMs: median(spent), p95Ms: quantile(spent, 0.95) };
};

const numbers = (length) => Array.from({ length }, (_, index) => index);
const partnerOf = (line) => String(line % partners);
const postcodes = (length) => numbers(length).map((index) => String(80_000 + index * 7));

const cartOf = () => ({
  postcode: '80343',
  lines: numbers(lines).map((line) => ({
    vendorId: partnerOf(line),
    sku: `SOFA-${line}`,
    quantity: 1 + (line % 4),
    showroomId: null,
  })),
  services: numbers(lines).map((line) => ({
    line,
    serviceId: String(line % 5),
    performerId: partnerOf(line),
  })),
  code: 'SOMMER',
});

const conditionsOf = () => ({
  products: numbers(lines).map(productOf),
  templates: numbers(2 * partners).map(templateOf),
  services: numbers(5).map((id) => ({ id: String(id), groupId: '1', duration: 45 })),
  performers: numbers(partners).map(performerOf),
  discount: {
    code: 'SOMMER',
    kind: 'percent',
    value: '7.50',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    isActive: true,
    maxUses: null,
    used: 0,
  },
  commissionTiers: [{ vendorId: null, upTo2000: '12', upTo5000: '10', upTo10000: '8', above: '6' }],
});

const productOf = (line) => ({
  vendorId: partnerOf(line),
  sku: `SOFA-${line}`,
  pricing: {
    priceType: 'original',
    source: `${200 + line}.99`,
    ownPrice: null,
    adjustmentType: 'percent',
    adjustmentAmount: '17.50',
  },
  connections: [[{ type: 'state', value: 'BY' }]],
  delivererId: partnerOf(line),
  templateId: String(line % (2 * partners)),
  weight: '25.500',
  itemsPerPallet: 4,
  showrooms: [],
  serviceIds: numbers(5).map(String),
  performerIds: [partnerOf(line)],
  manufacturerId: '1',
  categoryIds: ['1'],
  tagIds: ['1', '2'],
});

/** A template with 200 rules, half by price and half by weight. */
const templateOf = (id) => ({
  id: String(id),
  type: id % 2 === 0 ? 'standard' : 'item_weight',
  daysFrom: 3,
  daysTo: 10,
  rules: postcodes(50).flatMap((value) =>
    numbers(4).map((step) => ({
      region: { type: 'postcode', value },
      priceFrom: `${step * 500}.00`,
      priceTo: step === 3 ? null : `${step * 500 + 499}.99`,
      weightFrom: `${step * 30}.000`,
      weightTo: step === 3 ? null : `${step * 30 + 29}.999`,
      shippingCost: `${19 - step}.90`,
      palletPrice: null,
    })),
  ),
});

const performerOf = (id) => ({
  id: String(id),
  settings: [
    {
      id: `general-${id}`,
      isDefault: true,
      serviceIds: [],
      groupIds: [],
      regions: [],
      defaultHourlyPrice: '58.00',
      serviceDurationType: 'percent',
      serviceDuration: 110,
      minServiceDuration: 60,
      minOrderValue: '500.00',
      adjustmentType: 'percent',
      adjustmentAmount: '10.00',
    },
  ],
  drivingCosts: postcodes(50).map((value) => ({
    cost: '25.00',
    regions: [{ type: 'postcode', value }],
  })),
});
