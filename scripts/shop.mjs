/** `npm run shop`: the example of a shop (examples/shop), beside `npm start`. */
import './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/script.mjs';

await runScript(ensureInstalled);
await import(new URL('../examples/shop/main.ts', import.meta.url).href);
