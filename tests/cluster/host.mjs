import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ownerOfServer, startServer, stopServer } from '#scripts/lib/postgres.mjs';
import { Problem } from '#scripts/lib/script.mjs';

export const addressOf = (number) => `10.77.0.${number}`;

/** Runs a command of the system, which must succeed. */
const command = (name, ...args) => {
  const { status, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8' });
  if (status !== 0) throw new Problem(`${name} ${args.join(' ')}: ${stderr}`);
  return stdout;
};

/** The switch to which the machines are connected, in the network namespace of this process. */
export const createSwitch = () => {
  command('ip', 'link', 'set', 'lo', 'up');
  command('ip', 'link', 'add', 'switch', 'type', 'bridge');
  command('ip', 'addr', 'add', '10.77.0.254/24', 'dev', 'switch');
  command('ip', 'link', 'set', 'switch', 'up');
};

const readText = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // the process has just ended
    return '';
  }
};

/**
 * A host: a network namespace with programs, which run as the server's user.
 * @param {{ number: number, folder: string, log: string, programs: Record<string, string[]> }}
 * options `log` is the folder of its logs
 */
export const createHost = async ({ number, folder, log, programs }) => {
  const space = `atrium-${process.pid}-${number}`;
  const link = `port${number}`;
  const owner = await ownerOfServer();
  fs.mkdirSync(log);
  for (const each of [log, folder, ...fs.readdirSync(folder).map((name) => `${folder}/${name}`)]) {
    fs.chownSync(each, owner.uid, owner.gid);
  }
  command('ip', 'netns', 'add', space);
  command('ip', 'link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  command('ip', 'link', 'set', link, 'master', 'switch', 'up');
  const inside = (...args) => command('ip', 'netns', 'exec', space, 'ip', ...args);
  inside('addr', 'add', `${addressOf(number)}/24`, 'dev', 'eth0');
  inside('link', 'set', 'eth0', 'up');
  inside('link', 'set', 'lo', 'up');

  const asOwner = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const argsOf = (program) => ['netns', 'exec', space, ...asOwner, ...program];
  const run = (program) => startServer('ip', argsOf(program), { cwd: folder }, 'TERM');
  const running = new Map();
  const start = (name) => {
    const before = running.get(name);
    if (before?.isRunning) return;
    // else its watcher would send a signal to whatever has its number when this process ends
    before?.process.stdio[3].end();
    running.set(name, run(programs[name]));
  };

  /** The processes of the host whose command line matches. */
  const processes = (pattern = /./) =>
    command('ip', 'netns', 'pids', space)
      .split('\n')
      .filter(Boolean)
      .map(Number)
      .filter((pid) => pattern.test(readText(`/proc/${pid}/cmdline`)));
  const signal = (name, pattern) => {
    for (const pid of processes(pattern)) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // it has ended meanwhile
        if (error.code !== 'ESRCH') throw error;
      }
    }
  };

  return {
    number,
    /** Starts what is not running. */
    start: () => {
      for (const name of Object.keys(programs)) start(name);
    },
    signal,
    /** Runs a program on the host until it ends; returns its output. */
    execute: (...program) => command('ip', ...argsOf(program)),
    /** Starts another program on the host. */
    startProgram: (...program) => run(program),
    /** Stops a program as an operator would. */
    stop: (name) => stopServer(running.get(name)),
    /** Loses what is sent to another host, and lets it through again. */
    cutFrom: (other) => inside('route', 'add', 'blackhole', addressOf(other.number)),
    connectTo: (other) => inside('route', 'delete', 'blackhole', addressOf(other.number)),
    cut: () => command('ip', 'link', 'set', link, 'down'),
    connect: () => command('ip', 'link', 'set', link, 'up'),
    remove: () => {
      signal('SIGKILL');
      // their watchers would keep this process alive
      for (const server of running.values()) server.process.stdio[3].end();
      command('ip', 'netns', 'delete', space);
    },
  };
};
