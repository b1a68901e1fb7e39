/**
 * `npm run test:faults`: the fault tests (killed processes, an unreachable database, overload,
 * random input, the ledger of 10,000 random orders, a mirror of 1,000 edits) at full length, on the
 * embedded database and on a PostgreSQL server, the unit tests, all random ones with a new seed, the
 * browser tests tagged @faults, and the walk with axe in both languages and themes. Takes two and a
 * half hours. `-- soak` loads a server for 30 minutes instead, `-- soak 3` for three.
 */
import './lib/checkNode.mjs';
import { randomInt } from 'node:crypto';
import { ensureChromium } from './lib/chromium.mjs';
import { binary, run } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withMemoryFolder } from './lib/memoryFolder.mjs';
import { withPostgres, withPostgresIfPossible } from './lib/postgres.mjs';
import { Problem, runScript } from './lib/script.mjs';

const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
const inBrowser = [
  binary('playwright', '@playwright/test'),
  'test',
  '--grep=@faults|accessibility',
];

const [only, minutes = '30', ...further] = process.argv.slice(2);

await runScript(async () => {
  if (only !== undefined && (only !== 'soak' || !(Number(minutes) > 0) || further.length > 0)) {
    throw new Problem('Usage: npm run test:faults [-- soak [minutes]]');
  }
  await ensureInstalled();
  process.stdout.write(`The seed of random tests is TEST_SEED=${seed}\n`);
  await withMemoryFolder(only === 'soak' ? soak : runAll);
});

/** On a server of its own, whose settings it changes. */
async function soak() {
  const env = { ...process.env, FAULTS: 'soak', MINUTES: minutes, TEST_SEED: seed };
  await step('build', ['scripts/build.mjs'], env);
  await withPostgresIfPossible(async (url) => {
    if (!url) throw new Problem('A soak needs PostgreSQL, which cannot be installed here.');
    await step('soak', [binary('vitest'), 'run', '--project=faults'], {
      ...env,
      DATABASE_URL: url,
    });
  });
}

async function runAll() {
  const { DATABASE_URL, ...env } = { ...process.env, FAULTS: 'whole', TEST_SEED: seed };
  await step('random tests', [binary('vitest'), 'run', '--project=unit'], env);
  await step('build', ['scripts/build.mjs'], env);
  await step('long browser tests, and accessibility in both languages and themes', inBrowser, {
    ...env,
    CHROMIUM_PATH: await ensureChromium(),
  });
  const args = [binary('vitest'), 'run', '--project=faults', '--maxWorkers=1'];
  await step('faults with the embedded database', args, env);
  await withPostgres((url) =>
    step('faults with a server', args, { ...env, DATABASE_URL: DATABASE_URL ?? url }),
  );
}

async function step(title, args, stepEnv) {
  process.stdout.write(`\n${title} …\n`);
  const { code } = await run(process.execPath, args, { env: stepEnv });
  if (code !== 0) throw new Problem(`${title}: failed`);
}
