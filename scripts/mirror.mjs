/** `npm run mirror`: the example of a mirror (examples/mirror), beside `npm start`. */
import './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/script.mjs';

await runScript(ensureInstalled);
await import(new URL('../examples/mirror/main.ts', import.meta.url).href);
