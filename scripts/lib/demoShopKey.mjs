import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './script.mjs';

/* A key for the example shop beside the demo. A real shop gets its key from an administrator. */

const demo = { email: 'admin@atrium.example', password: 'Atrium-Demo-1' };

/** A client that keeps the cookies of the device, to which the session belongs. */
function clientOf(origin) {
  const cookies = [];
  return async (url, token, query, variables = {}) => {
    const response = await fetch(origin + url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        cookie: cookies.join('; '),
      },
      body: JSON.stringify({ query, variables }),
    });
    cookies.push(...response.headers.getSetCookie().map((each) => each.replace(/;.*/, '')));
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}

async function newKey(origin) {
  const call = clientOf(origin);
  const { signIn } = await call(
    '/graphql',
    '',
    'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: demo },
  );
  const { shops } = await call(
    '/graphql',
    signIn.token,
    '{ shops(query: { size: 1, sort: "id", order: ASC }) { data { results { id } } } }',
  );
  const shopId = shops.data.results[0]?.id;
  const { createApiKey } = await call(
    '/graphql',
    signIn.token,
    'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { data { key } } }',
    { input: { shopId, name: 'Example shop', scopes: ['catalogue', 'orders'] } },
  );
  return createApiKey.data.key;
}

async function isValid(origin, key) {
  try {
    await clientOf(origin)('/shop/graphql', key, '{ shop { id } }');
    return true;
  } catch {
    return false;
  }
}

/**
 * The key of the last start, or a new one.
 * @throws Problem if the marketplace does not answer or is not the demo
 */
export async function demoShopKey(origin, folder) {
  const file = path.join(folder, 'example-shop.key');
  const known = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (known && (await isValid(origin, known))) return known;
  try {
    const key = await newKey(origin);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(file, key, { mode: 0o600 });
    return key;
  } catch (error) {
    throw new Problem(
      `${origin} gives the example shop no key. Start the demo, or set SHOP_API and SHOP_KEY. ${error.message}`,
    );
  }
}
