import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './project.mjs';

/** A demo administrator. */
export const account = { email: 'admin@atrium.example', password: 'Atrium-Demo-1' };

/**
 * Runs `use` with the built server on the demo data, in a temporary folder.
 * @template T
 * @param {Record<string, string>} env
 * @param {string[]} nodeOptions
 * @param {(server: { port: string, pid: number, told: unknown[] }) => Promise<T>} use `told`
 * receives the messages that the server's process sends to its parent
 * @returns {Promise<T>}
 */
export const withServer = async (env, nodeOptions, use) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  const server = spawn(process.execPath, [...nodeOptions, 'dist/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      SEED: 'demo',
      REQUESTS_PER_MINUTE: '0',
      SHOP_REQUESTS_PER_MINUTE: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // statement values are not always JSON
    serialization: 'advanced',
  });
  const told = [];
  server.on('message', (message) => told.push(message));
  try {
    return await use({ port: await portOf(server), pid: server.pid, told });
  } finally {
    server.kill('SIGTERM');
    await ended(server);
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

const portOf = (server) =>
  new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /Atrium is ready: http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(port);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });

const ended = (server) =>
  new Promise((resolve) => {
    if (server.exitCode !== null) resolve();
    else server.once('exit', resolve);
  });

/** The mark of this process as a device, which its sessions need. */
let device = '';

/**
 * The headers of a call with a session or a key.
 * @param {string} [token]
 * @returns {Record<string, string>}
 */
export const credentials = (token) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(device && { cookie: device }),
});

/** The cookie of the device, for a browser: name and value. */
export const deviceCookie = () => {
  const [name = '', value = ''] = device.split('=');
  return { name, value };
};

/**
 * A function that calls the API: returns `data`, throws the first error.
 * @param {string} port
 * @param {string} [token]
 * @returns {(query: string, variables: object) => Promise<Record<string, any>>}
 */
export const callerOf =
  (port, token, path = '/graphql') =>
  async (query, variables) => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...credentials(token),
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      device = /^device=[^;]+/.exec(cookie)?.[0] ?? device;
    }
    const { data, errors } = await response.json();
    if (errors) throw new Error(`${errors[0].message} (${response.status})`);
    return data;
  };

const signInDocument = (call) => `mutation ($input: SignInInput!) { ${call}(input: $input) {
  token user { id firstname lastname email name vendor_type account_type roles { id value name } } } }`;

/**
 * The answer to a sign-in, which local storage keeps for the session: token and user.
 * @param {string} port
 * @param {'signIn' | 'manufacturerSignIn' | 'vendorSignIn'} [call] of the account's portal
 * @param {string} [email] of a demo account; the administrator by default
 */
export const signIn = async (port, call = 'signIn', email = account.email) =>
  (await callerOf(port)(signInDocument(call), { input: { ...account, email } }))[call];
