/**
 * `npm start`: installs and builds what is missing or stale, then becomes the server. With `-- --shop`, it also
 * starts the example of a shop (examples/shop).
 */
import './lib/checkNode.mjs';
import { ensureShopPort, startShopWhenReady } from './lib/exampleShop.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/outputs.mjs';
import { runScript } from './lib/script.mjs';

const withShop = process.argv.includes('--shop');

await runScript(async () => {
  if (withShop) await ensureShopPort();
  await ensureInstalled();
  await ensureBuilt(['client', 'server']);
});

process.env.NODE_ENV ??= 'production';
// in this process, because a separate one could outlive it and keep the data folder
await import(new URL('../dist/server/main.js', import.meta.url).href);
if (withShop) await startShopWhenReady();
