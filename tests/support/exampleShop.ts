import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, type Site } from './browser.ts';

/* The example of a shop (examples/shop) as a real client of the contract for shops. */

export interface ExampleShop {
  /** Of its first page, without the language. */
  address: string;
}

const addressIn = (shop: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const [address] = /http:\S+/.exec(output) ?? [];
      if (address) resolve(address);
    };
    for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', read);
    shop.once('exit', () => reject(new Error(`The shop does not start: ${output}`)));
  });

/** The demo's shop, a new key of it, and a function that sets its address. */
const demoShop = async (site: Site) => {
  const { shops } = await site.api<{
    shops: { data: { results: { id: string; version: number }[] } };
  }>('admin', '{ shops(query: { name: "Atrium Wohnen" }) { data { results { id version } } } }');
  const [shop] = shops.data.results;
  if (!shop) throw new Error('The demo has no shop.');
  const { createApiKey } = await site.api<{ createApiKey: { data: { key: string } } }>(
    'admin',
    'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { data { key } } }',
    { input: { shopId: shop.id, name: 'Example shop', scopes: ['catalogue', 'orders'] } },
  );
  const setAddress = (url: string) =>
    site.api(
      'admin',
      'mutation ($id: ID!, $input: ShopInput!) { updateShop(id: $id, input: $input) { data { id } } }',
      {
        id: shop.id,
        input: {
          ...{ name: 'Atrium Wohnen', url, languages: ['de', 'en'], shows: 'everything' },
          version: shop.version,
        },
      },
    );
  return { key: createApiKey.data.key, setAddress };
};

/** Tests with the example shop, whose address the marketplace knows. */
export const test = base.extend<{ shop: ExampleShop }>({
  shop: async ({ site }, use) => {
    const { port } = new URL(site.origin('admin'));
    const { key, setAddress } = await demoShop(site);
    const shop = spawn(process.execPath, ['examples/shop/main.ts'], {
      env: {
        ...{ PATH: process.env.PATH, SHOP_PORT: '0' },
        ...{ SHOP_API: `http://localhost:${port}`, SHOP_KEY: key },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(shop, 'exit');
    const address = await addressIn(shop);
    await setAddress(address);
    await use({ address });
    shop.kill('SIGTERM');
    await ended;
  },
});
