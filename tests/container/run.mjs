/**
 * `npm run test:container`: builds the image of the Containerfile and looks for secrets, its user, its
 * size and its bill of packages; then starts it as docs/deploy.md says, on a scratch PostgreSQL: the
 * migration as a container of its own, and two processes that wait for it. Needs root on Debian; images
 * and containers are in a temporary folder.
 */
import '#scripts/lib/checkNode.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled } from '#scripts/lib/install.mjs';
import { withPostgres } from '#scripts/lib/postgres.mjs';
import { Problem, runScript, timed } from '#scripts/lib/script.mjs';
import { callerOf, credentials, signIn } from '#scripts/lib/server.mjs';
import { isRoot } from '#scripts/lib/systemPackages.mjs';
import { expect, say } from '#tests/support/claims.mjs';
import { uploadPicture } from '#tests/support/uploadPicture.mjs';
import { makeBases } from './bases.mjs';
import { ensureEngine, openEngine } from './engine.mjs';
import { buildImage, checkImage } from './image.mjs';
import { productOn } from './product.mjs';

/** The time that docs/deploy.md gives a process to end. */
const graceSeconds = 20;

const waits = 'waits until the command `migrate` has migrated the database';
const list = '{ tags(query: { size: 5 }) { data { total } } }';

const checkWaiting = async (product) => {
  const early = await product.start('early');
  await early.untilSays(waits);
  expect(!(await early.answers('readyz')), 'a process waits for the migration and is not ready');
  const { seconds, exitCode } = await early.stop(graceSeconds);
  await early.remove();
  expect(exitCode === '0' && seconds < 5, `waiting, it ends on SIGTERM (${seconds.toFixed(1)} s)`);
};

const checkMigration = async (product) => {
  const start = performance.now();
  const migrated = await product.command('migrate');
  const seconds = (performance.now() - start) / 1000;
  expect(/Migrated: \S+/.test(migrated), `a job migrates the database (${seconds.toFixed(1)} s)`);
  expect(/is up to date/.test(await product.command('migrate')), 'another one has nothing to do');
};

const startReady = async (product, name) => {
  const start = performance.now();
  const container = await product.start(name);
  await container.untilReady();
  const seconds = (performance.now() - start) / 1000;
  expect(await container.answers('healthz'), `${name} is ready after ${seconds.toFixed(1)} s`);
  expect(await container.isHealthy(), 'the health check of the image finds it healthy');
  const { code } = await container.run('node', 'ask.mjs', 'readyz');
  expect(code === 0, 'so does the one for readiness');
  return container;
};

const checkUse = async (first, second) => {
  const page = await fetch(`http://127.0.0.1:${first.port}/`, { headers: { accept: 'text/html' } });
  expect((await page.text()).includes('<script'), 'the application is served');
  await first.createAdministrator();
  const { token } = await signIn(first.port);
  expect(token, 'the first administrator can sign in');
  const { tags } = await callerOf(second.port, token)(list, {});
  expect(tags.data.total === 0, 'the other process answers a list for the same session');
  const picture = await uploadPicture(first.port, token);
  const shown = await fetch(`http://127.0.0.1:${second.port}/images/${picture}?w=150`, {
    headers: credentials(token),
  });
  expect(shown.ok, 'it shows a picture that the first one has stored in the volume');
  return token;
};

const checkConfinement = async ({ run }) => {
  for (const folder of ['/app', '/tmp', '/etc']) {
    const { code } = await run('node', '-e', `require('fs').writeFileSync('${folder}/a', '')`);
    expect(code !== 0, `nothing can be written to ${folder}`);
  }
  const { code } = await run('node', '-e', `require('fs').writeFileSync('/data/a', '')`);
  expect(code === 0, 'the volume can be written');
  const { output } = await run('node', '-p', 'process.getuid()');
  expect(output === '10001', `the process is that of the user ${output}`);
};

/** Asks for a list on new connections, four at a time, until nothing listens. */
const askUntilRefused = async ({ port }, token) => {
  const count = { answered: 0, failed: [] };
  const ask = async () => {
    for (;;) {
      try {
        const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...credentials(token) },
          body: JSON.stringify({ query: list }),
        });
        if ((await response.json()).data) count.answered += 1;
        else count.failed.push(response.status);
      } catch (error) {
        if (error.cause?.code === 'ECONNREFUSED') return;
        count.failed.push(error.cause?.code ?? error.message);
      }
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return count;
};

const checkEnd = async (first, second, token) => {
  const asking = askUntilRefused(first, token);
  await sleep(1_000);
  const { seconds, exitCode } = await first.stop(graceSeconds);
  const { answered, failed } = await asking;
  const text = `SIGTERM ends it within ${seconds.toFixed(1)} s of ${graceSeconds}`;
  expect(exitCode === '0' && seconds < graceSeconds, text);
  // a connection may be made at the very moment a process closes its port
  expect(answered > 100 && failed.length <= 1, `${failed.length} of ${answered} requests failed`);
  expect(await second.answers('readyz'), 'the other process goes on');
};

const checkProduct = async (databaseUrl, engine) => {
  const product = productOn(databaseUrl, engine);
  await checkWaiting(product);
  await checkMigration(product);
  const first = await startReady(product, 'first');
  const second = await startReady(product, 'second');
  try {
    const token = await checkUse(first, second);
    await checkConfinement(first);
    await checkEnd(first, second, token);
  } catch (error) {
    say(`${await first.logs()}\n${await second.logs()}`);
    throw error;
  }
};

await runScript(async () => {
  if (!isRoot()) throw new Problem('Building and starting images needs root.');
  await ensureInstalled();
  await ensureEngine();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-container-'));
  const engine = openEngine(folder);
  try {
    await timed('Making the base', () => makeBases(folder, engine));
    await timed('Building the image', () => buildImage(folder, engine));
    await checkImage(engine);
    await withPostgres((url) => checkProduct(url, engine));
    say('The image works.');
  } finally {
    await engine.close();
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
