import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#scripts/lib/postgres.mjs';
import { Problem } from '#scripts/lib/script.mjs';
import { account } from '#scripts/lib/server.mjs';
import { image } from './image.mjs';

const startsWithinMs = 60_000;

/** As a careful operator starts it: nothing can be written but the volume, and there are no rights. */
const confined = [
  ...['--read-only', '--read-only-tmpfs=false', '--volume', 'data:/data'],
  ...['--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
  // the test's database is on this machine
  ...['--network', 'host'],
];

const settingsOf = (settings) =>
  Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

/** Containers of the image on a database. */
export const productOn = (databaseUrl, { podman, tryPodman }) => {
  const common = { DATABASE_URL: databaseUrl, ADMIN_SECOND_FACTOR: 'optional' };
  return {
    /** Runs a command of the product in a container of its own. */
    command: (name, ...args) =>
      podman(
        ...['run', '--rm', ...confined, ...settingsOf(common)],
        ...[image, 'node', `dist/server/cli/${name}.js`, ...args],
      ),
    /** Starts a process of the product, without waiting until it is ready. */
    start: async (name) => {
      const port = String(await freePort());
      const settings = { ...common, HOST: '127.0.0.1', PORT: port, MIGRATIONS: 'wait' };
      await podman('run', '--detach', '--name', name, ...confined, ...settingsOf(settings), image);
      return containerOf(name, port, { podman, tryPodman });
    },
  };
};

const containerOf = (name, port, { podman, tryPodman }) => {
  const answers = async (path) =>
    (await fetch(`http://127.0.0.1:${port}/${path}`).catch(() => null))?.ok ?? false;
  const logs = () => podman('logs', name);
  const inspect = async (format) => podman('inspect', '--format', format, name);
  return {
    port,
    answers,
    logs,
    untilReady: async () => {
      const end = Date.now() + startsWithinMs;
      while (!(await answers('readyz'))) {
        const isOver = Date.now() > end || (await inspect('{{.State.Running}}')) === 'false';
        if (isOver) throw new Problem(`${await logs()}\n${name} does not become ready.`);
        await sleep(50);
      }
    },
    untilSays: async (text) => {
      const end = Date.now() + startsWithinMs;
      while (!(await logs()).includes(text)) {
        if (Date.now() > end) throw new Problem(`${await logs()}\n${name} does not say ${text}.`);
        await sleep(100);
      }
    },
    /** Runs a program in the container; returns its exit code and output. */
    run: (...command) => tryPodman('exec', name, ...command),
    /** Makes the first administrator, with whom `signIn` works. */
    createAdministrator: () =>
      podman(
        ...['exec', '--env', `ATRIUM_PASSWORD=${account.password}`, name],
        ...['node', 'dist/server/cli/userCreate.js', '--email', account.email],
        ...['--firstname', 'Ada', '--lastname', 'Beispiel'],
      ),
    isHealthy: async () => (await tryPodman('healthcheck', 'run', name)).code === 0,
    /** Stops it by SIGTERM; returns how many seconds that took, and its exit code. */
    stop: async (graceSeconds) => {
      const start = performance.now();
      await podman('stop', '--time', String(graceSeconds), name);
      const seconds = (performance.now() - start) / 1000;
      return { seconds, exitCode: await inspect('{{.State.ExitCode}}') };
    },
    remove: () => tryPodman('rm', '--force', '--time', '0', name),
  };
};
