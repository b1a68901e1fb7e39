import { comparedHead, comparedRows, count, table } from '#scripts/bench/format.mjs';
import { measurePartners } from '#scripts/bench/partners.mjs';

export const title = 'Partners';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measurePartners(await stage.load());

export const report = ({ rows, compared }) => [
  `${count(rows)} vendors and as many manufacturers on PostgreSQL, as administrators list them.`,
  '',
  ...table(comparedHead, comparedRows(compared)),
];
