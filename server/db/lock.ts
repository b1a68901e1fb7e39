import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartProblem } from '#server/errors/startProblem.ts';

/* The embedded database has no lock of its own: if a second process opens the folder, its
   writes are lost. A listening socket serves as the lock, because the operating system releases
   it however the process dies. Another container that mounts the same folder does not see the
   socket, so a heartbeat file is also kept beside the data. */

const heartbeatMs = 2_000;
const staleMs = 15_000;

export class FolderInUse extends StartProblem {}

/** Locks `folder` for this process and returns the release function. Throws {@link FolderInUse}. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const server = await listen(folder);
  const heartbeat = path.join(folder, 'in-use-by.json');
  const owner = { pid: process.pid, host: os.hostname(), space: socketSpace() };
  if (isAliveElsewhere(heartbeat, owner.space)) {
    server.close();
    throw new FolderInUse(inUse(folder));
  }
  const beat = () => fs.writeFileSync(heartbeat, JSON.stringify(owner));
  beat();
  const timer = setInterval(beat, heartbeatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    fs.rmSync(heartbeat, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
};

const inUse = (folder: string) =>
  `The embedded database in ${folder} is in use by another process, and two would destroy each other's data. ` +
  'Stop the other one, choose another DATA_DIR, or use a PostgreSQL server (DATABASE_URL).';

const listen = async (folder: string): Promise<net.Server> => {
  const address = socketAddress(folder);
  const server = net.createServer((socket) => socket.destroy());
  const attempt = () =>
    new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(address, () => resolve(true));
    });
  if (await attempt()) {
    server.unref();
    return server;
  }
  // a socket file, unlike an abstract socket, outlives a killed process
  if (!address.startsWith('\0') && !(await answers(address))) {
    fs.rmSync(address, { force: true });
    if (await attempt()) {
      server.unref();
      return server;
    }
  }
  throw new FolderInUse(inUse(folder));
};

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const socketAddress = (folder: string): string => {
  const { dev, ino } = fs.statSync(folder);
  const name = `atrium-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
};

/** Within one network namespace the socket alone decides. */
const socketSpace = (): string => {
  try {
    return (
      fs.readlinkSync('/proc/self/ns/net') + fs.readFileSync('/proc/sys/kernel/random/boot_id')
    );
  } catch {
    return os.hostname();
  }
};

const isAliveElsewhere = (heartbeat: string, space: string): boolean => {
  try {
    const owner = JSON.parse(fs.readFileSync(heartbeat, 'utf8')) as { space?: string };
    return owner.space !== space && Date.now() - fs.statSync(heartbeat).mtimeMs < staleMs;
  } catch {
    return false;
  }
};
