import {
  comparedHead,
  comparedRows,
  count,
  ms,
  seconds,
  table,
  times,
} from '#scripts/bench/format.mjs';
import { measureShopReads } from '#scripts/bench/shopReads.mjs';

export const title = 'What shops read';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureShopReads(await stage.load(), stage.sizes);

export const report = ({ copy, pages, category, product, beside }) => [
  `${count(copy.variations)} variations for sale with ${count(copy.offers)} offers on PostgreSQL, whose delivery has 200 rules. The copy is`,
  `made by \`examples/mirror\`. Then a shop reads ${count(beside.reads)} products, 100 a second, while an administrator`,
  'requests the list of variations continuously.',
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['full copy', seconds(copy.spentMs), '60 s'],
      ['p95 of a category with facets', ms(category.p95Ms), '150 ms'],
      ['p95 of `product(slug)`', ms(product.p95Ms), '20 ms'],
      ['p95 of `product(slug)`, 100 a second', ms(beside.p95Ms), ''],
      ['of these, refused because the API was busy', count(beside.refused), '0'],
      [
        `p95 of the list meanwhile, ${ms(beside.busyP95Ms)}, compared with idle`,
        times(beside.busyP95Ms / beside.idleP95Ms),
        '2 times',
      ],
    ],
  ),
  '',
  ...table(comparedHead, comparedRows(pages)),
];
