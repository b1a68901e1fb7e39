/**
 * `node scripts/withPostgres.mjs -- command ...`: runs the command with DATABASE_URL set to a
 * temporary PostgreSQL server, unless it is already set. Without a command, the server stays until
 * it is stopped.
 */
import './lib/checkNode.mjs';
import { run } from './lib/command.mjs';
import { withMemoryFolder } from './lib/memoryFolder.mjs';
import { withPostgres } from './lib/postgres.mjs';
import { onInterrupt, runScript } from './lib/script.mjs';

const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
let code = 0;

await runScript(() =>
  withMemoryFolder(() =>
    withPostgres(async (url) => {
      if (!command) return waitAt(url);
      const env = { ...process.env, DATABASE_URL: url };
      ({ code } = await run(command, args, { env, stdio: 'inherit' }));
    }),
  ),
);
process.exit(code);

function waitAt(url) {
  process.stdout.write(`DATABASE_URL=${url}\nCtrl+C stops it.\n`);
  // an open handle keeps Node from exiting
  const timer = setInterval(() => undefined, 2 ** 30);
  return new Promise((resolve) => {
    onInterrupt(() => {
      clearInterval(timer);
      resolve();
    });
  });
}
