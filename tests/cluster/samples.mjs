import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { askPatroni } from './ask.mjs';
import { numbers, url } from './machine.mjs';

const everyMs = 1_000;
const answerMs = 900;

const state = `select pg_is_in_recovery() as recovering,
    current_setting('synchronous_standby_names') as names,
    case when pg_is_in_recovery()
      then (select to_hex(received_tli) from pg_stat_wal_receiver)
      else substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end as timeline,
    case when pg_is_in_recovery()
      then pg_last_wal_receive_lsn() else pg_current_wal_flush_lsn() end as position,
    (select string_agg(application_name || ' ' || state || ' ' || sync_state, ', ')
      from pg_stat_replication) as standbys`;

/**
 * Asks each PostgreSQL and Patroni once a second about its state, and writes it to a file.
 * @returns times in ms of `performance.now()`; a machine that does not answer has no `recovering`
 */
export const startSamples = (file) => {
  const samples = [];
  let isStopped = false;
  const write = (sample) => {
    samples.push(sample);
    fs.appendFileSync(file, `${new Date().toISOString()} ${JSON.stringify(sample)}\n`);
  };
  const forever = async (ask) => {
    while (!isStopped) {
      const at = performance.now();
      write({ at, ...(await ask()) });
      await sleep(Math.max(0, everyMs - (performance.now() - at)));
    }
  };
  const ofPostgres = (number) => {
    let client;
    return async () => {
      try {
        client ??= await connect(number);
        const { rows } = await client.query(state);
        return { number, ...rows[0] };
      } catch (error) {
        void client?.end().catch(() => undefined);
        client = undefined;
        return { number, error: String(error.message || error.code).slice(0, 80) };
      }
    };
  };
  const ofPatroni = async () => {
    const { members } = await askPatroni();
    const texts = members.map((each) => `${each.name} ${each.role} ${each.state} ${each.timeline}`);
    return { patroni: texts.join(', ') };
  };
  const loops = [...numbers.map(ofPostgres), ofPatroni].map(forever);
  return {
    samples,
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
    },
  };
};

const connect = async (number) => {
  const client = new pg.Client({
    connectionString: url(number, 'postgres', 'probe'),
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** What the machines that accepted writes said of themselves last before a time. */
export const primariesAt = (samples, at) =>
  numbers
    .map((number) => samples.findLast((each) => each.number === number && each.at <= at))
    .filter((sample) => sample?.recovering === false)
    .map(
      ({ number, timeline, names, standbys }) =>
        `db${number}, timeline ${Number.parseInt(timeline, 16)}, synchronous_standby_names '${names}', standbys ${standbys ?? 'none'}`,
    )
    .join('; ');
