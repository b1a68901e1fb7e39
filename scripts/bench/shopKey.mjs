import { randomUUID } from 'node:crypto';
import { callerOf } from '#scripts/lib/server.mjs';

const shopDocument = 'mutation ($input: ShopInput!) { createShop(input: $input) { data { id } } }';
const keyDocument =
  'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { data { key } } }';

/**
 * Creates a shop with a key.
 * @param {{ port: string, token: string }} place
 * @param {string[]} scopes
 * @returns {Promise<{ shopId: string, key: string, ask: (query: string, variables: object) =>
 * Promise<Record<string, any>> }>}
 */
export const createShopKey = async ({ port, token }, scopes) => {
  const name = `Messstand ${randomUUID().slice(0, 8)}`;
  const asAdmin = callerOf(port, token);
  const { createShop } = await asAdmin(shopDocument, { input: { name, languages: ['de'] } });
  const shopId = createShop.data.id;
  const { createApiKey } = await asAdmin(keyDocument, { input: { shopId, name, scopes } });
  const { key } = createApiKey.data;
  return { shopId, key, ask: callerOf(port, key, '/shop/graphql') };
};
