import fs from 'node:fs';
import path from 'node:path';

/* A key for the demo. A real shop gets its key from an administrator and keeps it with its other secrets. */

const demo = { email: 'admin@atrium.example', password: 'Atrium-Demo-1' };

/** A client that keeps the cookies of the device, to which the session belongs. */
const clientOf = (origin: string) => {
  const cookies: string[] = [];
  return async (url: string, token: string, query: string, variables: object = {}) => {
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
    const { data, errors } = (await response.json()) as { data?: object; errors?: unknown };
    return { data: data as never, errors };
  };
};

const newKey = async (origin: string): Promise<string> => {
  const send = clientOf(origin);
  const call = async <Data>(
    token: string,
    query: string,
    variables: object = {},
  ): Promise<Data> => {
    const { data, errors } = await send('/graphql', token, query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { signIn } = await call<{ signIn: { token: string } }>(
    '',
    'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: demo },
  );
  const { shops } = await call<{ shops: { data: { results: { id: string }[] } } }>(
    signIn.token,
    '{ shops(query: { size: 1, sort: "id", order: ASC }) { data { results { id } } } }',
  );
  const shopId = shops.data.results[0]?.id;
  const { createApiKey } = await call<{ createApiKey: { data: { key: string } } }>(
    signIn.token,
    'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { data { key } } }',
    { input: { shopId, name: 'Example shop', scopes: ['catalogue', 'orders'] } },
  );
  return createApiKey.data.key;
};

/** The key of the last start, or a new one. */
export const demoKey = async (origin: string, folder: string): Promise<string> => {
  const file = path.join(folder, 'example-shop.key');
  const known = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const isValid = async () =>
    !(await clientOf(origin)('/shop/graphql', known, '{ shop { id } }')).errors;
  if (known && (await isValid())) return known;
  const key = await newKey(origin);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, key, { mode: 0o600 });
  return key;
};
