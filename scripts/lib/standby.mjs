import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run, runQuietly } from './command.mjs';
import {
  database,
  ensurePostgres,
  freePort,
  initOptions,
  isReady,
  ownerOfServer,
  serverOptions,
  startServer,
  user,
} from './postgres.mjs';
import { Problem } from './script.mjs';

/**
 * Calls `work` with two scratch servers, of which the second replicates the first: their addresses,
 * and functions that kill the first and promote the second.
 * @template T
 * @param {(pair: { urls: [string, string], killPrimary(): void, promoteStandby(): Promise<void> }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withStandby = async (work) => {
  const binaries = await ensurePostgres();
  if (!binaries) throw new Problem('PostgreSQL is not installed.');
  const program = (name) => path.join(binaries, name);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-pg-'));
  const owner = await ownerOfServer();
  if (owner.uid !== undefined) fs.chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder };
  const servers = [];
  const start = async (name) => {
    const data = path.join(folder, name);
    const port = await freePort();
    const server = startServer(program('postgres'), serverOptions(data, folder, port), as);
    const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', user];
    servers.push(server);
    await isReady(server, () => run(program('pg_isready'), connection, { quiet: true }));
    return { data, server, connection, url: `postgres://${user}@127.0.0.1:${port}/${database}` };
  };
  try {
    await runQuietly('initdb', program('initdb'), initOptions(path.join(folder, 'first')), as);
    const first = await start('first');
    await runQuietly('createdb', program('createdb'), [...first.connection, database], as);
    const copy = [
      ...first.connection,
      '-D',
      path.join(folder, 'second'),
      '-R',
      '-X',
      'stream',
      '--checkpoint=fast',
    ];
    await runQuietly('pg_basebackup', program('pg_basebackup'), copy, as);
    const second = await start('second');
    return await work({
      urls: [first.url, second.url],
      killPrimary: () => {
        const [pid] = fs.readFileSync(path.join(first.data, 'postmaster.pid'), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      },
      promoteStandby: () =>
        runQuietly('pg_ctl', program('pg_ctl'), ['promote', '-D', second.data, '-w'], as),
    });
  } finally {
    for (const server of servers) {
      server.process.stdio[3].end();
      await server.ended;
    }
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
