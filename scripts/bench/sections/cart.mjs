import { measureCart } from '#scripts/bench/cart.mjs';
import { ms, table } from '#scripts/bench/format.mjs';

export const title = 'The price of a cart';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = () => measureCart();

export const report = (cart) => [
  `${cart.lines} lines from ${cart.partners} partners with a service each, delivery templates of 200 rules and a`,
  'discount code: `quote` alone, in one process, one after the other.',
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['the first quote', ms(cart.firstMs), ''],
      ['median of 500', ms(cart.quoteMs), '5 ms'],
      ['p95', ms(cart.p95Ms), ''],
    ],
  ),
];
