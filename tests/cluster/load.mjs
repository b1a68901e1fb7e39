import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { credentials } from '#scripts/lib/server.mjs';
import { numbers, url } from './machine.mjs';

const pauseMs = 30;
const giveUpMs = 60_000;

const call = async (port, token, query, variables = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials(token) },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(giveUpMs),
  });
  return response.json();
};

const create = 'mutation ($input: TagInput!) { createTag(input: $input) { status } }';
const list = '{ tags(query: { size: 1 }) { data { results { id } total } } }';

/**
 * Saves, lists and shows a picture through all processes of the product, without end.
 * @returns times in ms of `performance.now()`; `saved` are the names that were acknowledged
 */
export const startLoad = ({ places, portOf }, { token, picture }) => {
  const saved = [];
  const refused = [];
  const reads = [];
  let isStopped = false;
  const forever = async (work) => {
    while (!isStopped) {
      await work();
      await sleep(pauseMs);
    }
  };
  let count = 0;
  const save = (place) => async () => {
    count += 1;
    const name = `Saved ${count}`;
    const sent = performance.now();
    const { data } = await call(portOf(place), token, create, {
      input: { name, type: 'product' },
    }).catch(() => ({ data: null }));
    if (data?.createTag?.status === 200) saved.push({ name, sent, at: performance.now() });
    else await sleep(100);
  };
  /** `ask` returns null if it was answered, or else why not. */
  const read = (ask) => async () => {
    const sent = performance.now();
    const why = await ask().catch(String);
    const at = performance.now();
    if (why === null) reads.push({ sent, at });
    else refused.push({ at, ms: at - sent, why });
  };
  const showList = async (place) => {
    const { data, errors } = await call(portOf(place), token, list);
    return data?.tags?.data ? null : JSON.stringify(errors).slice(0, 300);
  };
  const showPicture = async (place) => {
    const response = await fetch(`http://127.0.0.1:${portOf(place)}/images/${picture}`);
    await response.arrayBuffer();
    return response.ok ? null : `The picture was answered ${response.status}.`;
  };
  const loops = places.flatMap((place) => [
    forever(save(place)),
    forever(read(() => showList(place))),
    forever(read(() => showPicture(place))),
  ]);
  return {
    saved,
    reads,
    refused,
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
    },
  };
};

/**
 * Writes to each machine directly, past Patroni, pooler and product. What a machine acknowledges on a
 * timeline, after another one has acknowledged on a later one, is a second primary's.
 */
export const startProbe = () => {
  const saved = [];
  let isStopped = false;
  let count = 0;
  const insert = `insert into probe (id) values ($1)
    returning substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) as timeline,
      current_setting('synchronous_standby_names') as names`;
  const probe = async (number) => {
    let client;
    while (!isStopped) {
      count += 1;
      const id = count;
      const sent = performance.now();
      try {
        client ??= await connect(number);
        const warnings = [];
        const note = ({ message }) => warnings.push(message);
        client.on('notice', note);
        const { rows } = await client.query(insert, [id]);
        client.off('notice', note);
        saved.push({ id, number, sent, at: performance.now(), ...rows[0], warnings });
      } catch {
        void client?.end().catch(() => undefined);
        client = undefined;
      }
      await sleep(200);
    }
    await client?.end();
  };
  const loops = numbers.map(probe);
  return {
    saved,
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
    },
  };
};

const connect = async (number) => {
  const client = new pg.Client({
    connectionString: url(number, 'postgres', 'probe'),
    connectionTimeoutMillis: 1_000,
    query_timeout: 5_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** The writes that a second primary has acknowledged. */
export const ofSecondPrimaries = (saved) =>
  saved.filter(({ timeline, sent }) =>
    saved.some((other) => other.timeline > timeline && other.at < sent),
  );

/** The longest time in ms between two acknowledged writes, from `from` to `to`. */
export const longestPause = (saved, from, to) => {
  const times = saved.map(({ at }) => at).filter((at) => at > from && at < to);
  return Math.max(...[...times, to].map((at, n) => at - (times[n - 1] ?? from)));
};
