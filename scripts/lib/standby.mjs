import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createServer, ensurePostgres, serveFolder, withScratchPlace } from './postgres.mjs';
import { Problem } from './script.mjs';

const processOf = (folder) =>
  Number(fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

const killServer = (folder) => process.kill(processOf(folder), 'SIGKILL');

/** Sends a signal to a server and to the processes of its connections. */
const signalAll = (folder, signal) => {
  const server = processOf(folder);
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server)], {
    encoding: 'utf8',
  });
  for (const pid of [server, ...stdout.split('\n').filter(Boolean).map(Number)]) {
    process.kill(pid, signal);
  }
};

/** Calls `work` with a scratch server and its replica. */
export const withStandby = async (work) => {
  const binaries = await ensurePostgres();
  if (!binaries) throw new Problem('PostgreSQL is not installed.');
  return withScratchPlace(binaries, async (place) => {
    const primary = await createServer(place);
    const copy = path.join(place.folder, 'standby');
    const options = ['-D', copy, '-R', '-X', 'stream', '--checkpoint=fast'];
    await place.runProgram('pg_basebackup', [...primary.connection, ...options]);
    const standby = await serveFolder(place, copy);
    return work({
      urls: [primary.url, standby.url],
      freezePrimary: () => signalAll(primary.data, 'SIGSTOP'),
      thawPrimary: () => signalAll(primary.data, 'SIGCONT'),
      killPrimary: () => killServer(primary.data),
      killStandby: () => killServer(copy),
      promoteStandby: () => place.runProgram('pg_ctl', ['promote', '-D', copy, '-w']),
    });
  });
};
