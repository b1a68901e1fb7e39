import { callerOf } from '#scripts/lib/server.mjs';
import { median, quantile, timesOf } from './medians.mjs';

/** The start of a word, an article number, a word of most names, and one that nothing has. */
const searches = ['zyl', '-97', 'tisch eiche', 'sofa', 'xyzzy'];
const runs = 30;

const document = `query ($query: StyleProductChoicesQuery!) {
  styleProductChoices(query: $query) { data { results { id name sku price image isForSale } } } }`;

/**
 * Searching products for a style among all that are published, over HTTP.
 * @param {import('./stage.mjs').Load} load
 * @returns {Promise<{ slowestMs: number, slowest: string, p95Ms: number }>} the search whose median is
 *   the longest, and the 95th percentile over all
 */
export const measurePicker = async ({ port, token }) => {
  const call = callerOf(port, token);
  const all = [];
  let slowest = { ms: 0, text: '' };
  for (const text of searches) {
    const spent = await timesOf(runs, () => call(document, { query: { search: text } }));
    all.push(...spent);
    if (median(spent) > slowest.ms) slowest = { ms: median(spent), text };
  }
  return { slowestMs: slowest.ms, slowest: slowest.text, p95Ms: quantile(all, 0.95) };
};
