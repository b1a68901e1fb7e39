import pg from 'pg';
import { limits } from '#contract/limits.ts';
import { callerOf, signIn } from '#scripts/lib/server.mjs';
import { readLists, readScreens } from './lists/registry.mjs';
import { requiredIn, valuesOf } from './lists/values.mjs';
import { median } from './medians.mjs';

const size = 10;
/** The first row of the deep page, or the last page of a shorter list. */
const deepRow = 50_000;
const runs = 5;
/** A slow request is not repeated for longer than this, in milliseconds. */
const atMostMs = 500;

/** Partners sign in with the accounts of the demo. */
const partners = {
  manufacturer: ['manufacturerSignIn', 'manufacturer@atrium.example'],
  vendor: ['vendorSignIn', 'vendor@atrium.example'],
};

/**
 * Measures all lists, dashboards and other queries without variables over HTTP, as an administrator and as those
 * partners who have them; of lists the first page, a deep one, each sort in both directions, and each filter.
 * @param {import('./stage.mjs').Load} load
 * @param {(list: { name: string }) => boolean} [isMeasured]
 * @returns {AsyncGenerator<Measured>}
 * @typedef {{ list: string, viewer: string, kind: 'first' | 'deep' | 'sort' | 'filter' | 'search' |
 * 'dashboard' | 'screen' | 'failed', what: string, ms: number }} Measured
 */
export async function* measureLists({ port, token, databaseUrl }, isMeasured = () => true) {
  const lists = (await readLists()).filter(isMeasured);
  const screens = (await readScreens()).filter(isMeasured);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [viewer, ask] of await callers(port, token)) {
      for (const list of lists) {
        for await (const each of requestsOf({ ask, client }, list)) {
          const measured = await measure(each);
          if (measured) yield { list: list.name, viewer, ...measured };
        }
      }
      for (const { name, kind, document } of screens) {
        const send = () => ask(document, {});
        const measured = await measure({ kind, what: '', send });
        if (measured) yield { list: name, viewer, ...measured };
      }
    }
  } finally {
    await client.end();
  }
}

const callers = async (port, token) => [
  ['administrator', callerOf(port, token)],
  ...(await Promise.all(
    Object.entries(partners).map(async ([viewer, [call, email]]) => [
      viewer,
      callerOf(port, (await signIn(port, call, email)).token),
    ]),
  )),
];

/** A request that fails is reported, and the others are still measured; null if it is not allowed. */
const measure = async ({ kind, what, send }) => {
  try {
    return { kind, what, ms: await medianOf(send) };
  } catch ({ message }) {
    if (message.startsWith('error.FORBIDDEN')) return null;
    return { kind: 'failed', what: `${[kind, what].join(' ').trim()}: ${message}`, ms: 0 };
  }
};

/** The requests of a list that are measured: none if the viewer does not have it. */
async function* requestsOf({ ask, client }, list) {
  const given = await requiredIn(client, list);
  const pageOf = async (query, paging) => {
    const answer = await ask(list.document, {
      ...given.variables,
      query: { ...given.query, size, ...query, ...paging },
    });
    return answer[list.name].data;
  };
  const request = (kind, what, query, page = 0) => {
    const upTo = list.isPaged ? stepOf(page) : (page + 1) * size;
    const paging = { page, ...(list.isCapped && { countUpTo: upTo }) };
    return { kind, what, send: () => pageOf(query, paging) };
  };
  yield request('first', '', {});
  const all = await pageOf({}, {}).catch(() => null);
  if (!all) return;
  const page = Math.floor(Math.min(deepRow, Math.max(0, (all.total ?? 0) - 1)) / size);
  if (page > 0) yield request('deep', `page ${page}`, {}, page);
  for (const sort of list.sorts) {
    for (const order of ['ASC', 'DESC']) yield request('sort', `${sort} ${order}`, { sort, order });
  }
  for (const name of list.filters.filter((filter) => !(filter in given.query))) {
    for (const { kind, value } of await valuesOf(client, list, name, all.results)) {
      yield request(kind, `${name}: ${value}`, { [name]: value });
    }
  }
}

/** How far list pages count: in steps, to the end of the next page. */
const stepOf = (page) => Math.ceil(((page + 2) * size) / limits.countedTotal) * limits.countedTotal;

const medianOf = async (request) => {
  const spent = [];
  const begun = performance.now();
  // the first fills caches
  await request();
  do {
    const start = performance.now();
    await request();
    spent.push(performance.now() - start);
  } while (spent.length < runs && performance.now() - begun < atMostMs);
  return median(spent);
};
