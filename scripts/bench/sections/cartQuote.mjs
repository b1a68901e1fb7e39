import { measureCartQuote } from '#scripts/bench/cartQuote.mjs';
import { comparedHead, comparedRows, count, table } from '#scripts/bench/format.mjs';

export const title = 'The price of a cart on PostgreSQL';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureCartQuote(await stage.load());

export const report = ({ lines, partners, offers, compared }) => [
  `${lines} lines from ${partners} partners, who offer ${count(offers)} of the variations, with a service each`,
  'and delivery templates of 200 rules.',
  '',
  ...table(comparedHead, comparedRows(compared)),
];
