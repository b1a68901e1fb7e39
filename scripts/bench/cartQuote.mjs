import { compareWithSql } from './compareWithSql.mjs';
import { cartOfSellers, lines, offersEach, partners } from './sellers.mjs';

const document = `query ($input: CartQuoteInput!) { cartQuote(input: $input) { data {
  lines { sku unitPrice amount discount refusal daysFrom daysTo delivererId }
  services { minutes billed cost refusal missing }
  shipping { templateName cost products pallets }
  parts { partnerId partnerName role base rate commission payout }
  codeRefusal sums { products discount shipping services driving } total kept isOrderable } } }`;

/**
 * Measures `cartQuote` for 50 lines from 10 partners, each of whom offers 10,000 of the variations,
 * with a service for each line and templates of 200 rules, over HTTP and compared with its SQL
 * alone.
 * @param {import('./stage.mjs').Load} load
 * @returns {Promise<{ offers: number, lines: number, partners: number, compared:
 * import('./compareWithSql.mjs').Compared[] }>}
 */
export const measureCartQuote = async (load) => {
  const input = await cartOfSellers(load);
  const request = { what: 'cartQuote', token: load.token, query: document, variables: { input } };
  const compared = await compareWithSql(load, [request]);
  return { offers: partners * offersEach, lines, partners, compared };
};
