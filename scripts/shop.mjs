/** `npm run shop`: the example of a shop (examples/shop), beside `npm start`. */
import './lib/checkNode.mjs';
import { demoShopKey } from './lib/demoShopKey.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/script.mjs';

const { SHOP_API = 'http://localhost:3000', DATA_DIR = 'data' } = process.env;

await runScript(async () => {
  await ensureInstalled();
  process.env.SHOP_KEY ??= await demoShopKey(SHOP_API, DATA_DIR);
});
await import(new URL('../examples/shop/main.ts', import.meta.url).href);
