/** `npm start`: installs and builds what is missing or stale, then becomes the server. */
import './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/outputs.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt(['client', 'server']);
});

process.env.NODE_ENV ??= 'production';
// in this process, because a separate one could outlive it and keep the data folder
await import(new URL('../dist/server/main.js', import.meta.url).href);
