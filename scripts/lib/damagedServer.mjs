import path from 'node:path';
import { createServer, ensurePostgres, serveFolder, withScratchPlace } from './postgres.mjs';
import { Problem } from './script.mjs';

/** Calls `work` with a scratch server that checks its pages' sums and whose files can be damaged. */
export const withDamageableServer = async (work) => {
  const binaries = await ensurePostgres();
  if (!binaries) throw new Problem('PostgreSQL is not installed.');
  return withScratchPlace(binaries, async (place) => {
    const server = await createServer(place, ['--data-checksums']);
    return work(server.url, async (file, damage) => {
      await server.stop();
      await damage(path.join(server.data, file));
      return (await serveFolder(place, server.data)).url;
    });
  });
};
