/** `npm run build`: the client into dist/client, the server into dist/server; or those named. */
import './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { outputNames, replaceOutput } from './lib/outputs.mjs';
import { precompress } from './lib/precompress.mjs';
import { root } from './lib/project.mjs';
import { Problem, runScript, timed } from './lib/script.mjs';

/** Files of server/cli. */
const commands = [
  'check',
  'copyToServer',
  'demoLock',
  'migrate',
  'secondFactorEnd',
  'seed',
  'userCreate',
];

const builders = { client: buildClient, server: buildServer };

await runScript(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : outputNames;
  for (const name of names) {
    if (!(name in builders)) throw new Problem(`There is no ${name}: ${outputNames.join(', ')}.`);
  }
  await ensureInstalled();
  for (const name of names) {
    await timed(`Building the ${name}`, () => replaceOutput(name, builders[name]));
  }
});

async function buildClient(outDir) {
  // otherwise the caller's NODE_ENV would determine React's build
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await precompress(outDir);
}

async function buildServer(outDir) {
  const { bundleServer } = await import('./lib/bundle.mjs');
  await bundleServer(
    [
      'server/main.ts',
      ...commands.map((command) => `server/cli/${command}.ts`),
      // entries of processes that the server starts
      'server/modules/catalogue/imports/workbook/workbookReader.ts',
    ],
    outDir,
  );
}
