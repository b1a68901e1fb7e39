import fs from 'node:fs';
import path from 'node:path';
import { createServer, ensurePostgres, serveFolder, withScratchPlace } from './postgres.mjs';
import { Problem } from './script.mjs';

const killServer = (folder) => {
  const lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(lines[0]), 'SIGKILL');
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
      killPrimary: () => killServer(primary.data),
      killStandby: () => killServer(copy),
      promoteStandby: () => place.runProgram('pg_ctl', ['promote', '-D', copy, '-w']),
    });
  });
};
