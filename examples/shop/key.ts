import fs from 'node:fs';
import path from 'node:path';

/* A key for the demo. A real shop gets its key from an administrator and keeps it with its other secrets. */

const demo = { email: 'admin@atrium.example', password: 'Atrium-Demo-1' };

const isValid = async (origin: string, key: string): Promise<boolean> => {
  const response = await fetch(`${origin}/shop/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ shop { id } }' }),
  });
  const { data } = (await response.json()) as { data?: unknown };
  return Boolean(data);
};

/** Calls the application as the demo's administrator, with the cookies of its browser. */
const administrator = (origin: string) => {
  const cookies = new Map<string, string>();
  let token = '';
  const call = async (query: string, variables: object = {}) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const { data, errors } = (await response.json()) as { data: never; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data as Record<string, never>;
  };
  const signIn = async () => {
    const document = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
    ({ token } = (await call(document, { input: demo })).signIn as unknown as { token: string });
  };
  return { call, signIn };
};

const newKey = async (origin: string): Promise<string> => {
  const { call, signIn } = administrator(origin);
  await signIn();
  const { shops } = await call(
    '{ shops(query: { size: 1, sort: "id" }) { data { results { id } } } }',
  );
  const { data } = shops as unknown as { data: { results: { id: string }[] } };
  const input = {
    shopId: data.results[0]?.id,
    name: 'Example shop',
    scopes: ['catalogue', 'orders'],
  };
  const document = `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { data { key } } }`;
  const { createApiKey } = await call(document, { input });
  return (createApiKey as unknown as { data: { key: string } }).data.key;
};

/** The key of the last start, or a new one. */
export const demoKey = async (origin: string, folder: string): Promise<string> => {
  const file = path.join(folder, 'example-shop.key');
  const known = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (known && (await isValid(origin, known))) return known;
  const key = await newKey(origin);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, key, { mode: 0o600 });
  return key;
};
