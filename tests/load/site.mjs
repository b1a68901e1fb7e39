import { setTimeout as sleep } from 'node:timers/promises';
import { cartOfSellers } from '#scripts/bench/sellers.mjs';
import { documents, sortedByProducts } from '#scripts/bench/shopDocuments.mjs';
import { createShopKey } from '#scripts/bench/shopKey.mjs';
import { withClient } from '#scripts/bench/withClient.mjs';
import { throwIfInterrupted } from '#scripts/lib/script.mjs';
import { callerOf, signIn } from '#scripts/lib/server.mjs';
import { documentsOf } from './actions.mjs';

/** Records that each release saves in turn. */
const each = 40;
/** A release is at rest that works in at most so many of the latest samples. */
const [samples, mostWorking] = [50, 25];

/**
 * Sellers, a shop and a session, made through the former release, and the records for the load.
 * @param {{ port: string, folder: string, databaseUrl: string }} former
 * @typedef {Awaited<ReturnType<typeof furnishSite>>} Site
 */
export const furnishSite = async ({ port, folder, databaseUrl }) => {
  const cart = await cartOfSellers({ databaseUrl });
  const { token } = await signIn(port);
  const shop = await createShopKey({ port, token }, ['catalogue', 'orders']);
  await settle(databaseUrl);
  const { categories } = await shop.ask(documents.categories, {});
  const { products } = await shop.ask(documents.slugs, {});
  return {
    ...{ token, shop, cart },
    categories: await sortedByProducts({ databaseUrl }, categories),
    slugs: products.nodes.map(({ slug }) => slug),
    own: await recordsOf(callerOf(port, token), documentsOf(folder)),
  };
};

const working = `select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

/** Waits until the release has followed all that was made, and lets the database count its rows then. */
const settle = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    let latest = [];
    do {
      throwIfInterrupted();
      await sleep(100);
      const { rows } = await client.query(working);
      latest = [rows[0].count > 0, ...latest.slice(0, samples - 1)];
    } while (latest.length < samples || latest.filter(Boolean).length > mostWorking);
    await client.query('analyze');
  });

/** What the former release saves, and what the new one does: two who save the same record are in conflict. */
const recordsOf = async (ask, { variations, products }) => {
  const sorted = { sort: 'id', order: 'ASC' };
  const found = await ask(variations, {
    query: { ...sorted, page: 0, size: 2 * each, status: '1', variationType: 'notMuster' },
  });
  const { total } = (await ask(products, { query: { size: 1 } })).parents.data;
  // in the middle, since carts take from the end
  const page = Math.floor(total / (2 * each) / 2);
  const others = await ask(products, { query: { ...sorted, page, size: 2 * each } });
  const [ofVariations, ofProducts] = [found.variations, others.parents].map(({ data }) =>
    data.results.map(({ id }) => id),
  );
  return [0, each].map((from) => ({
    variations: ofVariations.slice(from, from + each),
    products: ofProducts.slice(from, from + each),
  }));
};
