import { setTimeout as pause } from 'node:timers/promises';
import { print } from 'graphql';
import { callsOf } from '#examples/mirror/api.ts';
import { copyAll } from '#examples/mirror/mirror.ts';
import { VariationsDocument } from '#examples/mirror/operations.generated.ts';
import { openStore } from '#examples/mirror/store.ts';
import { callerOf } from '#scripts/lib/server.mjs';
import { measureOthers } from './beside.mjs';
import { compareWithSql } from './compareWithSql.mjs';
import { quantile } from './medians.mjs';
import { cartOfSellers } from './sellers.mjs';
import { documents, sortedByProducts } from './shopDocuments.mjs';
import { createShopKey } from './shopKey.mjs';

const path = '/shop/graphql';
/** Requests of each kind, one after another. */
const asks = 200;
/** Reads in a second, beside the lists of the back-office. */
const readsPerSecond = 100;

/**
 * Measures what shops read from a large catalogue in which sellers offer the variations: a full copy by
 * the mirror's code, its pages compared with their SQL, pages of categories and products, and reads at a
 * steady rate while the back-office is in use.
 * @param {import('./stage.mjs').Load} load
 * @param {{ seconds: number }} sizes
 */
export const measureShopReads = async (load, { seconds }) => {
  await cartOfSellers(load);
  const { key, ask } = await createShopKey(load, ['catalogue']);
  const { categories } = await ask(documents.categories, {});
  const { products } = await ask(documents.slugs, {});
  const ids = await sortedByProducts(load, categories);
  const askFor = {
    category: (n) => ask(documents.category, { category: ids[n % ids.length] }),
    product: (n) =>
      ask(documents.product, { slug: products.nodes[n % products.nodes.length].slug }),
  };
  return {
    copy: await measureCopy(load, key),
    pages: await comparePages(load, key, ask),
    category: await spentOn(askFor.category),
    product: await spentOn(askFor.product),
    beside: await measureBeside(load, askFor.product, seconds),
  };
};

const measureCopy = async ({ port }, key) => {
  const store = openStore(':memory:');
  const begun = performance.now();
  await copyAll(callsOf(`http://localhost:${port}`, key), store);
  const spentMs = performance.now() - begun;
  const count = (table) => store.rows(table).length;
  const copied = { spentMs, variations: count('variation'), offers: count('offer') };
  store.close();
  return copied;
};

const comparePages = async (load, key, ask) => {
  const query = print(VariationsDocument);
  const { page } = await ask(query, { after: null });
  const request = (what, after) => ({ what, token: key, path, query, variables: { after } });
  return compareWithSql(
    load,
    [
      request('500 variations with offers, first page', null),
      request('500 variations with offers, second page', page.pageInfo.endCursor),
    ],
    20,
  );
};

const spentOn = async (ask) => {
  const spent = [];
  for (let n = -20; n < asks; n += 1) {
    const begun = performance.now();
    await ask(n + 20);
    if (n >= 0) spent.push(performance.now() - begun);
  }
  return { p95Ms: quantile(spent, 0.95), medianMs: quantile(spent, 0.5) };
};

/**
 * Reads at a steady rate, whether or not the answers come in time. Calls for which the API is too busy are
 * counted; they are not sent again, since that would change the rate.
 */
const measureBeside = async ({ port, token }, askForProduct, seconds) => {
  const spent = [];
  const failures = [];
  const read = async (n) => {
    const begun = performance.now();
    try {
      await askForProduct(n);
      spent.push(performance.now() - begun);
    } catch (error) {
      failures.push(error);
    }
  };
  const others = await measureOthers(callerOf(port, token), async () => {
    const begun = performance.now();
    const reading = [];
    for (let n = 0; n < readsPerSecond * seconds; n += 1) {
      const due = begun + (n * 1000) / readsPerSecond - performance.now();
      if (due > 0) await pause(due);
      reading.push(read(n));
    }
    await Promise.all(reading);
  });
  const other = failures.find(({ message }) => !message.startsWith('error.BUSY'));
  if (other) throw other;
  return {
    ...others,
    reads: spent.length + failures.length,
    refused: failures.length,
    p95Ms: quantile(spent, 0.95) ?? Number.NaN,
  };
};
