import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onPath, run, runQuietly } from './command.mjs';
import { Problem } from './script.mjs';
import { installSystemPackage, isRoot } from './systemPackages.mjs';

const user = 'postgres';
const database = 'atrium';
const startWithinMs = 60_000;

/**
 * Calls `work` with the address of a PostgreSQL server: the one in DATABASE_URL, or else a
 * temporary one that is always removed afterwards.
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withPostgres = async (work) => {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const binaries = await ensurePostgres();
  if (binaries) return withScratchServer(binaries, work);
  throw new Problem(
    'PostgreSQL is not installed, and installing it did not work. ' +
      'Install it, or name a server in DATABASE_URL.',
  );
};

/**
 * Calls `work` with the address of a scratch server, or without one if PostgreSQL cannot be
 * installed.
 * @template T
 * @param {(url?: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withPostgresIfPossible = async (work) => {
  const binaries = await ensurePostgres();
  return binaries ? withScratchServer(binaries, work) : work();
};

const withScratchServer = (binaries, work) =>
  withScratchPlace(binaries, async (place) => work((await createServer(place)).url));

/** Calls `work` with a folder for scratch servers, which end with it. */
export const withScratchPlace = async (binaries, work) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-pg-'));
  const servers = [];
  try {
    const owner = await ownerOfServer();
    if (owner.uid !== undefined) fs.chownSync(folder, owner.uid, owner.gid);
    const runProgram = (name, args) =>
      runQuietly(name, path.join(binaries, name), args, { ...owner, cwd: folder });
    return await work({ binaries, folder, as: { ...owner, cwd: folder }, servers, runProgram });
  } finally {
    for (const server of servers) await stopServer(server);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** Stops a server, and waits until it has ended. */
export const stopServer = async (server) => {
  server.process.stdio[3].end();
  await server.ended;
};

/** A new server with an empty database. `options` are further ones of `initdb`. */
export const createServer = async (place, options = []) => {
  const data = path.join(place.folder, 'data');
  await place.runProgram('initdb', [...initOptions(data), ...options]);
  const server = await serveFolder(place, data);
  await place.runProgram('createdb', [...server.connection, database]);
  return server;
};

/** Starts a server on a data folder. */
export const serveFolder = async ({ binaries, folder, as, servers }, data) => {
  const program = (name) => path.join(binaries, name);
  const port = await freePort();
  const server = startServer(program('postgres'), serverOptions(data, folder, port), as);
  servers.push(server);
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', user];
  await isReady(server, () => run(program('pg_isready'), connection, { quiet: true }));
  return {
    data,
    connection,
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    stop: () => stopServer(server),
  };
};

/** The embedded database's settings, so that sorting and letters are the same on both. */
const initOptions = (data) => [
  `--pgdata=${data}`,
  `--username=${user}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--lc-collate=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  '--no-sync',
];

const serverOptions = (data, folder, port) => [
  ...['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)],
  // its data need not survive anything
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/**
 * Becomes the server, and starts a process that stops it (PostgreSQL by INT, "fast": closes open
 * connections) when the pipe closes: on our request, or because this process has ended, even by
 * SIGKILL.
 */
const untilPipeEnds = '(read -r _ <&3; kill -$STOP_BY $$) 2>&- & exec "$@" 3<&-';

/** A separate process group: Ctrl+C ends the work first, then the server. */
export const startServer = (program, args, as, stopBy = 'INT') => {
  const child = spawn('sh', ['-c', untilPipeEnds, 'sh', program, ...args], {
    ...as,
    env: { ...process.env, ...as.env, STOP_BY: stopBy },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const server = { process: child, log: '', isRunning: true, ended: null };
  // only the beginning explains a failed start; the rest is read so that the pipe does not block
  child.stderr.on('data', (chunk) => {
    if (server.log.length < 10_000) server.log += chunk;
  });
  server.ended = new Promise((resolve) => {
    const end = () => {
      server.isRunning = false;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  return server;
};

export const isReady = async (server, ask) => {
  const deadline = Date.now() + startWithinMs;
  while (Date.now() < deadline && server.isRunning) {
    if ((await ask()).code === 0) return;
    await sleep(100);
  }
  throw new Problem(`${server.log}\nThe server did not start.`);
};

/** PostgreSQL refuses to run as root; any other user will do. */
export const ownerOfServer = async () => {
  if (!isRoot()) return {};
  for (const name of [user, 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => idOf(flag, name)));
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Problem('PostgreSQL does not run as root, and there is no user postgres or nobody.');
};

const idOf = async (flag, name) => {
  const { code, output } = await run('id', [flag, name], { quiet: true });
  return code === 0 ? output.trim() : null;
};

/** The folder of PostgreSQL's programs, which are installed if possible, or null. */
export const ensurePostgres = async () =>
  findPostgres() ?? ((await installSystemPackage('postgresql')) ? findPostgres() : null);

const findPostgres = () =>
  postgresFolders().find((folder) =>
    ['initdb', 'postgres', 'pg_isready', 'createdb'].every((name) =>
      fs.existsSync(path.join(folder, name)),
    ),
  ) ?? null;

const postgresFolders = () => [
  // a program on the PATH may be a link to the folder with all of them
  ...[...onPath('postgres'), ...onPath('initdb')].flatMap((file) => [
    path.dirname(file),
    path.dirname(fs.realpathSync(file)),
  ]),
  ...versionsIn('/usr/lib/postgresql', /^\d+$/),
  ...versionsIn('/usr', /^pgsql-\d+$/),
  ...versionsIn('/opt/homebrew/opt', /^postgresql(@\d+)?$/),
  ...versionsIn('/usr/local/opt', /^postgresql(@\d+)?$/),
];

/** The bin folders of the installed versions, newest first. */
const versionsIn = (folder, pattern) => {
  const number = (name) => Number(/\d+/.exec(name)?.[0] ?? 0);
  return (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((name) => pattern.test(name))
    .sort((left, right) => number(right) - number(left))
    .map((name) => path.join(folder, name, 'bin'));
};

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
