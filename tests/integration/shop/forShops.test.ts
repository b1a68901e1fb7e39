import { execFile, spawnSync } from 'node:child_process';
import fsSync from 'node:fs';
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { testEvent, webhookEvents, webhookLimits } from '#contract/rules/shop/webhook.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { documentLimits } from '#server/graphql/limits.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { bodyOf, headersOf, newSecret } from '#server/modules/shop/webhooks/messages.ts';
import { pauses } from '#server/modules/shop/webhooks/pauses.ts';
import { createMarket } from '#tests/factories/market.ts';
import { createShopKey, createUser } from '#tests/factories/people.ts';
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
  // Bash takes Node's pipes for a remote shell, for which it would read the settings of the machine
  const options = ['--norc', '-euo', 'pipefail', '-c', here];
  const { stdout, stderr } = await promisify(execFile)('bash', options);
  expect(stderr).toBe('');
  expect(stdout).not.toContain('"errors"');
  expect(stdout).toContain('"paymentStatus":"paid"');
  expect(stdout).toContain('"state":"open"');
  expect(stdout).toContain('"changes":{"hasNextPage":');
  expect(stdout).toMatch(/\d+ rows are compared, 0 differ/);
  expect(stdout).toContain('"carrier":"DHL"');
  expect(stdout).toContain('"state":"announced"');
});

test('the example is a valid order', async () => {
  const text = await readDocument();
  const market = await createMarket(api.db);
  const json = blocksOf(text, 'json').find((block) => block.includes('"externalId"')) ?? '';
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
  expect(new Set(languages)).toEqual(new Set(['sh', 'graphql', 'json', 'js', 'python', 'php', '']));
  expect(blocksOf(text, 'json')).toHaveLength(2);
  expect(blocksOf(text, 'graphql')).toHaveLength(1);
});

describe('a webhook', () => {
  /**
   * How each language runs a program. It reads a secret, headers and a body, and prints the event, or ends with an
   * error.
   */
  const runners = {
    js: ['node', '--input-type=module', '-e'],
    python: ['python3', '-c'],
    php: ['php', '-r'],
  } as const;
  const mains = {
    js: `
      import { readFileSync } from 'node:fs';
      const { secret, headers, body } = JSON.parse(readFileSync(0, 'utf8'));
      console.log(JSON.stringify(eventOf(secret, headers, body)));`,
    python: `
import sys
given = json.load(sys.stdin)
print(json.dumps(event_of(given["secret"], given["headers"], given["body"])))`,
    php: `
      $given = json_decode(file_get_contents('php://stdin'), true);
      echo json_encode(eventOf($given['secret'], $given['headers'], $given['body']));`,
  };
  type Language = keyof typeof runners;

  /** The output of a program; null if it ends with an error. */
  const run = (language: Language, block: string, given: object) => {
    const [command, ...options] = runners[language];
    // PHP takes code without its tag
    const program = `${block.replace('<?php', '')}\n${mains[language]}`;
    const { error, status, stdout } = spawnSync(command, [...options, program], {
      input: JSON.stringify(given),
      encoding: 'utf8',
    });
    if (error) throw error;
    return status === 0 ? stdout : null;
  };

  const isInstalled = (language: Language) =>
    spawnSync(runners[language][0], ['--version']).error === undefined;

  test('is verified by the program of each language, and by no other secret', async () => {
    const text = await readDocument();
    const message = {
      id: 'msg_1',
      type: 'order.paid',
      at: '2026-11-26T03:00:00Z',
      data: { n: 'ä' },
    };
    const body = bodyOf(message);
    const [secret, former, other] = [newSecret(), newSecret(), newSecret()];
    const headers = headersOf(message, body, [secret, former], new Date());
    const late = headersOf(message, body, [secret], new Date(Date.now() - 400_000));
    const languages = (Object.keys(runners) as Language[]).filter(isInstalled);
    expect(languages).toContain('js');
    for (const language of languages) {
      const [block = '', ...more] = blocksOf(text, language);
      expect(more).toEqual([]);
      for (const each of [secret, former]) {
        const printed = run(language, block, { secret: each, headers, body });
        expect(JSON.parse(printed ?? ''), language).toEqual(JSON.parse(body));
      }
      for (const given of [
        { secret: other, headers, body },
        { secret, headers, body: body.replace('paid', 'open') },
        { secret, headers: { ...headers, 'webhook-id': 'msg_2' }, body },
        { secret, headers: late, body },
      ]) {
        expect(run(language, block, given), language).toBeNull();
      }
    }
  });

  test('has only the events that the document lists', async () => {
    const text = await readDocument();
    const listed = [...text.matchAll(/`((?:order|catalogue|webhook)\.[a-z_]+)`/g)].map(
      ([, type]) => type,
    );
    expect(new Set(listed)).toEqual(new Set([...webhookEvents, testEvent]));
  });

  test('is sent again after the pauses that the document lists', async () => {
    const text = (await readDocument()).replace(/\s+/g, ' ');
    const words = pauses.map((pause) => {
      const seconds = pause / 1000;
      if (seconds < 60) return `${seconds} s`;
      return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
    });
    expect(text).toContain(`${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);
  });
});

test('the example of an error is one', async () => {
  const block = blocksOf(await readDocument(), 'json').find((each) => each.includes('"errors"'));
  const { key, order } = await createMarket(api.db);
  const document = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }';
  const { errors, data } = await api.request(
    document,
    { input: order({ expectedTotal: '1,366' }) },
    key,
  );
  expect(JSON.parse(block ?? '')).toEqual({ errors, data });
});

test('the limits are those that hold', async () => {
  const text = await readDocument();
  const count = (value: number) => value.toLocaleString('en');
  for (const row of [
    `${count(documentLimits.characters)} characters, ${count(documentLimits.tokens)} tokens, ${documentLimits.depth} levels, ${documentLimits.aliases} aliases`,
    `${limits.shopPage} nodes; ${limits.shopPageWithVariations} products, styles or changes`,
    `${limits.shopFilterIds} ids of a kind`,
    `${limits.cartLines} lines with up to ${count(limits.quantity)} pieces each, ${count(limits.cartServices)} services`,
    `${limits.externalId} characters`,
    `method of payment ${limits.paymentMethod} characters, note ${count(limits.orderNotes)}, reason ${limits.orderReason}`,
    `${limits.orderAgeHours} hours, or ${limits.quoteDays} days with its quote`,
    `| cursor of \`changes\` | ${limits.shopChangeDays} days |`,
    `${webhookLimits.endpoints} addresses of a shop`,
  ])
    expect(text).toContain(row);
});

describe('the table of errors', () => {
  test('names every message that these calls can answer', async () => {
    const folders = ['graphql', 'http', 'modules/sales/orderIntake', 'modules/shop'];
    const sources = folders.flatMap((folder) =>
      fsSync
        .readdirSync(`server/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => `server/${folder}/${file}`),
    );
    const messages = new Set(
      sources.flatMap(
        (file) => fsSync.readFileSync(file, 'utf8').match(/error\.[A-Z_]{2,}/g) ?? [],
      ),
    );
    expect(messages).toContain('error.ORDER_REFUSED');
    const text = await readDocument();
    // of calls of the back-office
    const others = ['PAYMENT_REVERSED', 'PREVIEW_EMPTY', 'NO_ROOM_SIGN_IN', 'READ_ONLY_SIGN_IN'];
    for (const msg of others) messages.delete(`error.${msg}`);
    expect([...messages].filter((msg) => !text.includes(`\`${msg}\``))).toEqual([]);
  });

  /** The first error of a call, as `code status msg`. */
  const answerOf = async (key: string | undefined, payload: object | string): Promise<string> => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/shop/graphql',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      payload,
    });
    const [{ msg, extensions }] = response.json().errors;
    return `${extensions.code} ${response.statusCode} ${msg}`;
  };

  test('says which status an error has', async () => {
    const { key } = await createMarket(api.db);
    const { key: catalogue } = await createShopKey(api.db, { scopes: ['catalogue'] });
    const query = '{ shopOrder(externalId: "X") { id } }';
    const aliases = Array.from({ length: 30 }, (_, n) => `a${n}: shop { id }`).join(' ');
    const answers = [
      await answerOf(undefined, { query }),
      await answerOf('atrium_shop_unknown', { query }),
      await answerOf(catalogue, { query }),
      await answerOf(key, { query }),
      await answerOf(key, { query: '{ products(first: 0) { nodes { id } } }' }),
      await answerOf(key, { query: '{ nothing }' }),
      await answerOf(key, { query: `{ ${aliases} }` }),
      await answerOf(key, { query, variables: { text: 'x'.repeat(1_100_000) } }),
      await answerOf(key, '{ not JSON'),
    ];
    expect(answers).toEqual([
      'UNAUTHENTICATED 401 401: Unauthorized',
      'UNAUTHENTICATED 401 error.TOKEN_NOT_VALID',
      'FORBIDDEN 200 error.SCOPE_MISSING',
      'NOT_FOUND 200 error.NOT_FOUND',
      'INVALID 200 error.INVALID',
      'INVALID 200 error.INVALID',
      'INVALID 200 error.TOO_COMPLEX',
      'INVALID 413 error.BODY_TOO_LARGE',
      'INVALID 400 error.INVALID',
    ]);
    const text = await readDocument();
    for (const answer of answers) {
      const [code, status, ...msg] = answer.split(' ');
      const isListed = text
        .split('\n')
        .some((line) => line.startsWith(`| ${code} | ${status} |`) && line.includes(msg.join(' ')));
      expect(isListed, answer).toBe(true);
    }
  });
});
