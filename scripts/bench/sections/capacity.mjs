import { lastsMs, measureCapacity, users } from '#scripts/bench/capacity.mjs';
import { count, ms, seconds, table } from '#scripts/bench/format.mjs';

export const title = 'Capacity';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => ({
  variations: stage.sizes.variations,
  measured: await measureCapacity(stage),
});

export const report = ({ variations, measured }) => [
  `${count(users)} users without a pause for ${seconds(lastsMs)}, after a warm-up: lists of ${count(variations)} variations and of products, records`,
  'that are opened and saved, pages of a shop, carts and orders. The product, two PostgreSQL servers (a primary',
  'and its replica), the pooler and the users share the machine. Processor time is that of a request on average.',
  '',
  ...table(
    [
      'setup',
      'requests a second',
      'median',
      'p95',
      'refused',
      'processor: product',
      'primary',
      'replica',
      'pooler',
    ],
    measured.map(({ what, perSecond, medianMs, p95Ms, refused, processorMs }) => [
      what,
      perSecond.toFixed(0),
      ms(medianMs),
      ms(p95Ms),
      count(refused),
      ...['product', 'primary', 'replica', 'pooler'].map((part) => ms(processorMs[part])),
    ]),
  ),
];
