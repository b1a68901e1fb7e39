/**
 * `npm run test:faults`: the tests of faults (processes that are killed, a database that is away, an
 * overload, input at random) at their full length, on the embedded database and on a PostgreSQL
 * server. It takes about half an hour.
 */
import './lib/checkNode.mjs';
import { binary, run } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withPostgres } from './lib/postgres.mjs';
import { Problem, runScript } from './lib/script.mjs';

const { DATABASE_URL, ...env } = { ...process.env, FAULTS: 'whole' };

await runScript(async () => {
  await ensureInstalled();
  await step('build', ['scripts/build.mjs', 'server'], env);
  const args = [binary('vitest'), 'run', '--project=faults', '--maxWorkers=1'];
  await step('faults with the embedded database', args, env);
  await withPostgres((url) =>
    step('faults with a server', args, { ...env, DATABASE_URL: DATABASE_URL ?? url }),
  );
});

async function step(title, args, stepEnv) {
  process.stdout.write(`\n${title} …\n`);
  const { code } = await run(process.execPath, args, { env: stepEnv });
  if (code !== 0) throw new Problem(`${title}: failed`);
}
