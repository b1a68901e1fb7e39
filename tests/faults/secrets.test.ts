import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { createUser } from '#tests/factories/people.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';

const password = 'Secret-Horse-9';
const wrong = 'Wrong-Horse-9';
const key = 'k'.repeat(43);

let house: House;
let server: RunningServer;
let email: string;

beforeAll(async () => {
  house = await createHouse();
  const { db, close } = await house.open();
  email = (await createUser(db, { password_hash: await hashPassword(password) })).email;
  // makes the database reject a row, and report its content
  await sql`alter table users add constraint refused check (language <> 'en')`.execute(db);
  await close();
  server = await house.start({ LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await server.stop();
  await house.remove();
});

const signIn = (attempt: string) =>
  call(server.port, '', 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
    input: { email, password: attempt },
  });

/** The lines of security events, and all others. */
const byKind = (output: string): [string, string] => {
  const lines = output.split('\n');
  const isEvent = (line: string) => line.includes('"msg":"security"');
  return [lines.filter(isEvent).join('\n'), lines.filter((line) => !isEvent(line)).join('\n')];
};

test('logs and error messages contain no credentials', async () => {
  const base = `http://127.0.0.1:${server.port}`;
  const outputs: string[] = [JSON.stringify(await signIn(wrong))];
  const token = (await signIn(password)).data?.signIn.token ?? '';
  expect(token).toHaveLength(43);
  const authorization = `Bearer ${token}`;
  const read = async (path: string, init: RequestInit = {}) =>
    outputs.push(await (await fetch(`${base}${path}`, init)).text());
  const json = { authorization, 'content-type': 'application/json' };
  await read(`/reset-password/${key}`);
  await read(`/graphql?query={__typename}&token=${token}`, { headers: { authorization } });
  await read(`/jobs/${token}/file`, { headers: { authorization } });
  await read('/graphql', { method: 'POST', headers: json, body: `{"query": "${password}` });
  await read('/graphql', { method: 'POST', headers: json, body: `{"query": "{ ${token} }"}` });
  await read('/upload', { method: 'POST', headers: { authorization }, body: password });
  outputs.push(
    JSON.stringify(
      await call(server.port, token, 'query ($id: ID!) { tagById(id: $id) { status } }', {
        id: [],
      }),
    ),
  );
  const refused = await call(
    server.port,
    token,
    'mutation { updateOwnLanguage(input: { language: "en" }) { status } }',
  );
  expect(refused.errors.map(({ extensions }) => extensions.code)).toEqual(['INTERNAL']);
  outputs.push(JSON.stringify(refused));
  await server.stop();

  expect(server.output()).toContain('"reqId"');
  expect(server.output()).toContain('violates check constraint');
  for (const secret of [token, password, wrong, key, '$argon2']) {
    expect(server.output()).not.toContain(secret);
  }
  // security events contain the attempted account, nothing else does
  const [events, others] = byKind(server.output());
  expect(events).toContain(email);
  expect(others).not.toContain(email);
  // errors may quote what a client sent, but never anything else
  const answers = outputs.join('\n');
  for (const secret of [key, '$argon2', wrong]) expect(answers).not.toContain(secret);
  expect(answers).not.toMatch(/node_modules|\.ts:|at [A-Z]\w+\./);
});
