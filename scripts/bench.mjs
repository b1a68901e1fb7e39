/** `npm run bench`: runs the measurements of docs/benchmarks.md and writes the results there. */
import './lib/checkNode.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { runQuietly } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/outputs.mjs';
import { withPostgres } from './lib/postgres.mjs';
import { root } from './lib/project.mjs';
import { runScript, timed } from './lib/script.mjs';
import { account, signIn, withServer } from './lib/server.mjs';

const variations = 100_000;
const categories = 5000;

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt(['client', 'server']);
  const chromiumPath = await ensureChromium();
  const { report } = await import('./bench/report.mjs');
  const inBrowser = await withServer({}, [], (server) => measureInBrowser(server, chromiumPath));
  const tree = await measureTree(chromiumPath);
  const { measurePictures } = await import('./bench/pictures.mjs');
  const pictures = await timed('Uploading pictures', () => measurePictures({ chromiumPath }));
  const { measureReadWorkbook } = await import('./bench/readWorkbook.mjs');
  const readWorkbook = await measureReadWorkbook();
  const { measureCart } = await import('./bench/cart.mjs');
  const cart = await measureCart();
  const importEmbedded = await measureImportOn({});
  const imported = await withPostgres((url) => measureImportOn({ DATABASE_URL: url }));
  const onPostgres = await withPostgres(measureOnPostgres);
  const file = path.join(root, 'docs/benchmarks.md');
  const imports = { pictures, readWorkbook, cart, importEmbedded, imported };
  fs.writeFileSync(file, report({ ...inBrowser, tree, ...imports, ...onPostgres }));
  process.stdout.write(fs.readFileSync(file, 'utf8'));
});

async function measureInBrowser({ port }, chromiumPath) {
  // biome-ignore lint/correctness/useImportExtensions: it takes the types beside it for the module
  const { measureBytes } = await import('./bench/bytes.mjs');
  const { measureGenerate } = await import('./bench/generate.mjs');
  const { measureList1000 } = await import('./bench/list1000.mjs');
  const { measureMenu } = await import('./bench/menu.mjs');
  const { measureOptions } = await import('./bench/options.mjs');
  const { measureVariationPage } = await import('./bench/variationPage.mjs');
  const origin = `http://admin.localhost:${port}`;
  const bytes = await withBrowser(chromiumPath, async (browser) =>
    measureBytes(await browser.newPage(), { origin, ...account }),
  );
  const signedIn = await signIn(port);
  const session = JSON.stringify({ version: 1, ...signedIn });
  const list1000 = await measureList1000({ origin, session, chromiumPath });
  const { token } = signedIn;
  const options = await measureOptions({ port, session, token, chromiumPath });
  const variationPage = await measureVariationPage({ port, session, token, chromiumPath });
  const generateEmbedded = await measureGenerate({ port, token });
  const menu = await measureMenu({ port, session, token, chromiumPath });
  return { bytes, list1000, options, variationPage, generateEmbedded, menu };
}

/** On the demo data only, in a separate process, because its memory is measured. */
async function measureImportOn(env) {
  const { measureImport } = await import('./bench/import.mjs');
  return withServer(env, [], async ({ port, pid }) => {
    const { token } = await signIn(port);
    return measureImport({ port, token, pid });
  });
}

/** In a separate folder, which contains the load data. */
async function measureTree(chromiumPath) {
  const { measureCategories } = await import('./bench/categories.mjs');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  await seedLoad('categories', categories, { PATH: process.env.PATH, DATA_DIR: folder });
  try {
    return await withServer({ DATA_DIR: folder }, [], async ({ port }) => {
      const session = JSON.stringify({ version: 1, ...(await signIn(port)) });
      return measureCategories({
        origin: `http://admin.localhost:${port}`,
        session,
        chromiumPath,
      });
    });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function withBrowser(executablePath, use) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function measureOnPostgres(databaseUrl) {
  const { measureListQuery } = await import('./bench/listQuery.mjs');
  const { measureBulk } = await import('./bench/bulk.mjs');
  const { measureBulkEdit } = await import('./bench/bulkEdit.mjs');
  const { measureFeedback } = await import('./bench/feedback.mjs');
  const { measureFamily } = await import('./bench/family.mjs');
  const { measureGenerate } = await import('./bench/generate.mjs');
  const { measureReassign } = await import('./bench/reassign.mjs');
  await timed(`Filling PostgreSQL with ${variations} variations`, () =>
    seedLoad('variations', variations, { ...process.env, DATABASE_URL: databaseUrl, SEED: 'demo' }),
  );
  const onIt = (nodeOptions, use) => withServer({ DATABASE_URL: databaseUrl }, nodeOptions, use);
  const { token } = await onIt([], ({ port }) => signIn(port));
  const listQuery = await measureListQuery({ databaseUrl, token, withServer: onIt });
  return onIt([], async ({ port }) => ({
    listQuery,
    bulk: await measureBulk({ databaseUrl, port, token }),
    bulkEdit: await measureBulkEdit({ port, token }),
    generate: await measureGenerate({ port, token }),
    feedback: await measureFeedback({ databaseUrl, port, token }),
    reassign: await measureReassign({ databaseUrl, port, token }),
    // last, because it changes the data permanently
    family: await measureFamily({ databaseUrl, port, token }),
  }));
}

function seedLoad(what, count, env) {
  const args = ['dist/server/cli/seed.js', `--${what}`, String(count)];
  return runQuietly('The load seed', process.execPath, args, { env });
}
