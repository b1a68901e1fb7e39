/**
 * `npm run test:deploy`: follows docs/deploy.md, then upgrades the former release under load. `--only guide`
 * or `--only upgrade` does one of them; `--variations 1000000` chooses the size of the upgraded database.
 * DATABASE_URL names the server for it, whose database is empty or filled by the former release; otherwise
 * it is a temporary one.
 */
import '#scripts/lib/checkNode.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '#scripts/lib/install.mjs';
import { Problem, runScript } from '#scripts/lib/script.mjs';

const parts = {
  guide: async () => (await import('./followGuide.mjs')).followGuide(),
  upgrade: async ({ variations }) => (await import('./upgrade.mjs')).upgrade(Number(variations)),
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    variations: { type: 'string', default: '100000' },
  },
});

await runScript(async () => {
  const { only } = values;
  if (only !== undefined && !(only in parts)) {
    throw new Problem(`There is no ${only}: ${Object.keys(parts).join(', ')}.`);
  }
  if (!(Number(values.variations) > 0)) throw new Problem('--variations takes a whole number.');
  await ensureInstalled();
  for (const name of only === undefined ? Object.keys(parts) : [only]) await parts[name](values);
});
