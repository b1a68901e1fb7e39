import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runQuietly } from '#scripts/lib/command.mjs';
import { withPostgres } from '#scripts/lib/postgres.mjs';
import { timed } from '#scripts/lib/script.mjs';
import { signIn, withServer } from '#scripts/lib/server.mjs';
import { withBrowser } from './browser.mjs';

/**
 * The servers and databases used by the sections. Servers that several sections share start with
 * the first that asks for them and end with `close`.
 * @param {{ chromiumPath: string, sizes: { variations: number, changes: number, seconds: number } }} where
 * @returns {Stage}
 * @typedef {{ port: string, pid: number, origin: string, session: string, token: string,
 * chromiumPath: string }} Place a server, with an administrator's session as the browser keeps it
 * @typedef {Place & { databaseUrl: string, withServer: (nodeOptions: string[], use: Function) =>
 * Promise<unknown> }} Load a place on PostgreSQL, and a function that runs another server on its
 * database
 * @typedef {{ chromiumPath: string, sizes: { variations: number, changes: number, seconds: number },
 * demo: () => Promise<Place>, load: () => Promise<Load>,
 * withDemo: <T>(env: Record<string, string>, use: (place: Place) => Promise<T>) => Promise<T>,
 * withCategories: <T>(count: number, use: (place: Place) => Promise<T>) => Promise<T>,
 * withScratchDatabase: <T>(use: (databaseUrl: string) => Promise<T>) => Promise<T>, inBrowser:
 * <T>(use: (browser: import('@playwright/test').Browser) => Promise<T>) => Promise<T>, close: () =>
 * Promise<void>, }} Stage `demo` is the demo data on the embedded database, `load` has 100,000
 * variations on PostgreSQL
 */
export const createStage = ({ chromiumPath, sizes }) => {
  const held = [];
  const hold = (withIt) => once(() => holdOpen(withIt, held));
  const withPlace = (env, use) =>
    withServer(env, [], async (server) => use(await placeOf(server, chromiumPath)));
  return {
    chromiumPath,
    sizes,
    demo: hold((use) => withPlace({}, use)),
    load: hold((use) =>
      withPostgres(async (databaseUrl) => {
        const env = { DATABASE_URL: databaseUrl };
        await timed(`Filling PostgreSQL with ${sizes.variations} variations`, () =>
          seedLoad('variations', sizes.variations, { ...process.env, ...env, SEED: 'demo' }),
        );
        const onIt = (nodeOptions, useIt) => withServer(env, nodeOptions, useIt);
        return withPlace(env, (place) => use({ ...place, databaseUrl, withServer: onIt }));
      }),
    ),
    withDemo: withPlace,
    withCategories: (count, use) =>
      withFolder(async (folder) => {
        const env = { DATA_DIR: folder };
        await seedLoad('categories', count, { PATH: process.env.PATH, ...env });
        return withPlace(env, use);
      }),
    withScratchDatabase: withPostgres,
    seedVariations: (databaseUrl, count) =>
      seedLoad('variations', count, { ...process.env, DATABASE_URL: databaseUrl, SEED: 'demo' }),
    inBrowser: (use) => withBrowser(chromiumPath, use),
    close: async () => {
      for (const release of held.reverse()) await release();
    },
  };
};

const once = (make) => {
  let made;
  return () => {
    made ??= make();
    return made;
  };
};

/**
 * Resolves with the argument of the callback of `withIt`; `released` receives the function that
 * ends the callback.
 */
const holdOpen = (withIt, released) =>
  new Promise((resolve, reject) => {
    const ended = withIt(
      (value) =>
        new Promise((release) => {
          released.push(async () => {
            release();
            await ended;
          });
          resolve(value);
        }),
    );
    ended.catch(reject);
  });

const placeOf = async ({ port, pid }, chromiumPath) => {
  const signedIn = await signIn(port);
  return {
    ...{ port, pid, chromiumPath },
    origin: `http://admin.localhost:${port}`,
    session: JSON.stringify({ version: 1, ...signedIn }),
    token: signedIn.token,
  };
};

const withFolder = async (use) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  try {
    return await use(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

const seedLoad = (what, count, env) => {
  const args = ['dist/server/cli/seed.js', `--${what}`, String(count)];
  return runQuietly('The load seed', process.execPath, args, { env });
};
