import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { demoPassword } from '#server/demo/accounts.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { createMarket } from '#tests/factories/market.ts';
import { createUser } from '#tests/factories/people.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

/* The document for shops: everything in it can be run. */

shareApi();

const readDocument = () => fs.readFile('docs/for-shops.md', 'utf8');

const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, block]) => block ?? '',
  );

test('the quick start leads from a key to a paid order', { timeout: 60_000 }, async () => {
  await createMarket(api.db);
  await createUser(api.db, {
    email: 'admin@atrium.example',
    password_hash: await hashPassword(demoPassword),
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const commands = blocksOf(await readDocument(), 'sh').join('\n');
  const here = commands.replace('http://localhost:3000', `http://127.0.0.1:${port}`);
  expect(here).not.toBe(commands);
  const { stdout, stderr } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', here]);
  expect(stderr).toBe('');
  expect(stdout).not.toContain('"errors"');
  expect(stdout).toContain('"paymentStatus":"paid"');
  expect(stdout).toContain('"state":"open"');
});

test('the example is a valid order', async () => {
  const text = await readDocument();
  const market = await createMarket(api.db);
  const [json = ''] = blocksOf(text, 'json');
  const [mutation = ''] = blocksOf(text, 'graphql');
  const { input } = JSON.parse(json) as { input: Record<string, unknown> };
  const { lines, services, code } = market.order();
  // existing ids, article numbers and code replace those of the example
  const real = { ...input, orderedAt: new Date().toISOString(), lines, services, code };
  const { createOrder } = await api.shop(mutation, { input: real }, market.key);
  expect(createOrder).toMatchObject({ status: 'open', total: input.expectedTotal });
  const document = `query ($id: String!) { shopOrder(externalId: $id) { status total } }`;
  const { shopOrder } = await api.shop(document, { id: input.externalId }, market.key);
  expect(shopOrder.status).toBe('open');
});

test('no block is left out of these tests', async () => {
  const text = await readDocument();
  const languages = [...text.matchAll(/^```(\w*)\n/gm)].map(([, language]) => language);
  expect(new Set(languages)).toEqual(new Set(['sh', 'graphql', 'json', '']));
  expect(blocksOf(text, 'json')).toHaveLength(1);
  expect(blocksOf(text, 'graphql')).toHaveLength(1);
});
