/** `npm run seed`, `npm run user:create`: runs a command of server/cli/, built when stale. */
import './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/outputs.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt(['server']);
});

// the command must see only its own arguments
const [command] = process.argv.splice(2, 1);
process.env.NODE_ENV ??= 'production';
await import(new URL(`../dist/server/cli/${command}.js`, import.meta.url).href);
