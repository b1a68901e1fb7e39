import { callerOf, signIn } from '#scripts/lib/server.mjs';
import { median, quantile, timesOf } from './medians.mjs';

/**
 * The start of a word, an article number, two words, a word in most names, and a word in no name.
 */
const searches = ['zyl', '-97', 'tisch eiche', 'sofa', 'xyzzy'];
const runs = 30;

/* The queries of the application's pickers. */

const styleProducts = {
  document: `query ($query: StyleProductChoicesQuery) {
    styleProductChoices(query: $query) { data { results { id name sku price image isForSale } } } }`,
  variables: (search) => ({ query: { search, size: 300 } }),
};
const allProducts = {
  document: `query ($pagination: Pagination, $search: String) {
    getNetworkVendorProducts(pagination: $pagination, vendorId: "1", search: $search) {
      data { results { id name sku price image isForSale } total } } }`,
  variables: (search) => ({ search, pagination: { size: 1000 } }),
};

/** Each picker with the account whose products it searches. */
const pickers = [
  { name: 'a style, by an administrator', of: styleProducts },
  {
    name: 'a style, by a manufacturer',
    of: styleProducts,
    as: ['manufacturerSignIn', 'manufacturer'],
  },
  { name: 'a style, by a vendor', of: styleProducts, as: ['vendorSignIn', 'vendor'] },
  { name: 'a style, by a basic account', of: styleProducts, as: ['vendorSignIn', 'basic'] },
  { name: 'the menu and orders', of: allProducts },
];

/**
 * Measures searches for products to link among all published ones, over HTTP, for each picker.
 * @param {import('./stage.mjs').Load} load
 * @returns {Promise<{ name: string, slowestMs: number, slowest: string, p95Ms: number }[]>} for
 * each picker the search with the longest median, and the 95th percentile over all
 */
export const measurePickers = async (load) => {
  const measured = [];
  for (const picker of pickers) measured.push(await measurePicker(load, picker));
  return measured;
};

const measurePicker = async ({ port, token }, { name, of, as }) => {
  const caller = callerOf(port, as ? await tokenOf(port, ...as) : token);
  const all = [];
  let slowest = { ms: 0, text: '' };
  for (const text of searches) {
    const spent = await timesOf(runs, () => caller(of.document, of.variables(text)));
    all.push(...spent);
    if (median(spent) > slowest.ms) slowest = { ms: median(spent), text };
  }
  return { name, slowestMs: slowest.ms, slowest: slowest.text, p95Ms: quantile(all, 0.95) };
};

const tokenOf = async (port, call, name) =>
  (await signIn(port, call, `${name}@atrium.example`)).token;
