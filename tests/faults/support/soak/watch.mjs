/**
 * Loaded into a server by `node --import`: answers each connection to the socket WATCH_AT with what the
 * process holds after a garbage collection. With LEAK it holds more of everything each time.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';

const { WATCH_AT, LEAK, DATABASE_URL } = process.env;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const megabytes = (bytes) => bytes / 2 ** 20;

const held = [];
let samples = 0;

let deleting;

/** Rows that no vacuum removes, because a transaction may still read them. */
const deleteRows = async () => {
  if (!deleting) {
    deleting = new pg.Client({ connectionString: DATABASE_URL });
    await deleting.connect();
    await deleting.query('create table leaked (n int)');
  }
  await deleting.query('insert into leaked select generate_series(1, 100)');
  await deleting.query('delete from leaked');
};

const leak = async () => {
  samples += 1;
  held.push(Array.from({ length: 2 ** 17 }, () => Math.random()));
  fs.writeFileSync(path.join(os.tmpdir(), randomUUID()), '');
  await deleteRows();
  if (samples % 5 !== 1) return;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  held.push(client);
  await client.connect();
  await client.query(
    `insert into pgboss.job (name, data, start_after)
    select 'mail', '{}', now() + interval '1 day' from generate_series(1, 20)`,
  );
  // keeps every row that is deleted from now on
  await client.query('begin isolation level repeatable read');
  await client.query('select from users');
};

const figures = () => {
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    'live memory in MB': megabytes(heapUsed + external),
    'resident memory in MB': megabytes(rss),
    'open files': fs.readdirSync('/dev/fd').length,
    'temporary files': fs.readdirSync(os.tmpdir(), { recursive: true }).length,
  };
};

const answer = async (socket) => {
  if (LEAK) await leak();
  socket.end(JSON.stringify(figures()));
};

// not in the processes that it starts
if (WATCH_AT && process.argv[1]?.endsWith('main.js')) {
  delete process.env.WATCH_AT;
  net.createServer(answer).listen(WATCH_AT).unref();
}
