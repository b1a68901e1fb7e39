import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { onPath } from './command.mjs';
import { freePort, isReady, ownerOfServer, startServer, stopServer } from './postgres.mjs';
import { Problem } from './script.mjs';
import { installSystemPackage } from './systemPackages.mjs';

/**
 * Calls `work` with a scratch pgbouncer in transaction mode in front of the server of `url`. It has
 * the settings of Debian's package, and further ones of `settings`.
 */
export const withPgbouncer = async (url, work, settings = {}) => {
  const program = await ensurePgbouncer();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-pgbouncer-'));
  const owner = await ownerOfServer();
  const port = await freePort();
  const file = writeConfiguration(folder, { url: new URL(url), port, settings });
  for (const name of ['', ...fs.readdirSync(folder)]) {
    if (owner.uid !== undefined) fs.chownSync(path.join(folder, name), owner.uid, owner.gid);
  }
  let server;
  const start = async () => {
    server = startServer(program, [file], { ...owner, cwd: folder }, 'TERM');
    await isReady(server, () => answers(port));
  };
  const pooled = new URL(url);
  pooled.port = String(port);
  try {
    await start();
    return await work({
      url: pooled.href,
      start,
      stop: () => stopServer(server),
      pid: () => server.process.pid,
    });
  } finally {
    await stopServer(server);
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

/** The program, which is installed if possible. */
export const ensurePgbouncer = async () => {
  const program = findPgbouncer() ?? ((await installSystemPackage('pgbouncer')) && findPgbouncer());
  if (program) return program;
  throw new Problem('pgbouncer is not installed, and installing it did not work.');
};

const findPgbouncer = () =>
  [...onPath('pgbouncer'), '/usr/sbin/pgbouncer'].find((file) => fs.existsSync(file));

/** Writes the settings of a pgbouncer in front of the server of `url`; returns their file. */
export const writeConfiguration = (folder, { url, host = '127.0.0.1', port, settings }) => {
  const users = path.join(folder, 'users.txt');
  fs.writeFileSync(users, `"${url.username}" "${url.password}"\n`);
  const all = {
    listen_addr: host,
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode: 'transaction',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const file = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(
    file,
    `[databases]\n* = host=${url.hostname} port=${url.port || 5432}\n[pgbouncer]\n${lines.join('\n')}\n`,
  );
  return file;
};

/** @returns {Promise<{ code: number }>} 0 if something listens */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const end = (code) => {
      socket.destroy();
      resolve({ code });
    };
    socket.once('connect', () => end(0));
    socket.once('error', () => end(1));
  });
