import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiErrorBody } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Suggestion } from '#contract/rules/catalogue/suggestion.ts';
import { type AccountKind, accountKinds, signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  combineVariation,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createOption,
  createTag,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { type AiStandIn, aiKey, startAi } from '#tests/support/ai.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { png } from '#tests/support/pictures.ts';
import { upload } from '#tests/support/upload.ts';

let dataDir: string;
let ai: AiStandIn;
/** One server without an endpoint, one with an endpoint. */
let local: Api;
let remote: Api;
let localAdmin: string;
let remoteAdmin: string;

beforeAll(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-suggestion-'));
  ai = await startAi();
  local = await startApi({ dataDir });
  remote = await startApi({ dataDir, ai: ai.settings });
  localAdmin = (await signedIn(local.db, 'admin')).token;
  remoteAdmin = (await signedIn(remote.db, 'admin')).token;
});
beforeEach(() => {
  ai.questions.length = 0;
});
afterAll(async () => {
  await local.close();
  await remote.close();
  await ai.close();
  await fs.rm(dataDir, { recursive: true });
});

const url = '/ai-enhance/product-info-suggestion';

const ask = async (
  api: Api,
  token: string | undefined,
  payload: unknown,
  headers: Record<string, string> = {},
) => {
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'admin.localhost:3000',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  const { data, errors } = response.json<{ data?: Suggestion; errors?: ApiErrorBody[] }>();
  return { status: response.statusCode, data, errors: errors ?? [], body: response.body };
};

const addressOf = (filename: string) => `http://admin.localhost:3000/images/${filename}?w=1024`;

const uploaded = async (api: Api, token: string, content: Buffer): Promise<string> => {
  const { image } = await upload(api, [{ name: 'bild.png', content }], token);
  return image[0]?.filename ?? '';
};

/** Vertical stripes in sage and cream. */
const stripes = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><defs>
        <pattern id="p" width="60" height="60" patternUnits="userSpaceOnUse">
        <rect width="60" height="60" fill="#98a88d"/><rect width="24" height="60" fill="#efe7d6"/>
        </pattern></defs><rect width="600" height="600" fill="url(#p)"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

describe('the analyser of our own', () => {
  /** A chair with brand, category, fabric, and a striped image. */
  const chair = async () => {
    const names = { category: unique('Sessel'), fabric: unique('Wolle'), parent: unique('Fjord') };
    const parent = await createParent(local.db, { name: names.parent });
    await assignCategories(local.db, parent.id, [
      (await createCategory(local.db, undefined, { name: names.category })).id,
    ]);
    const variation = await createVariation(local.db, { parent_id: parent.id });
    const attribute = await createAttribute(local.db, {
      name: unique('Material'),
      type: 'text',
      is_configurable: false,
    });
    const group = await createAttributeGroup(local.db);
    await describeVariation(local.db, variation.id, group.id, attribute.id, names.fabric);
    const option = await createOption(local.db, { name: 'Gestell Eiche' });
    await combineVariation(local.db, variation.id, option);
    return { ...names, variation };
  };

  test('measures the pixels and takes the words from the product', async () => {
    const { variation, category, fabric, parent } = await chair();
    const filename = await uploaded(local, localAdmin, await stripes());
    await local.db
      .insertInto('variation_images')
      .values({ variation_id: variation.id, filename })
      .execute();
    const tag = await createTag(local.db, { name: category, type: 'product' });
    await createTag(local.db, { name: fabric, type: 'blog' });
    const { status, data } = await ask(local, localAdmin, { images: [addressOf(filename)] });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: `${parent}, Gestell Eiche`,
      materialType: fabric,
      color: 'Salbei, Creme',
      pattern: 'längsgestreift',
      tags: [{ id: tag.id, name: category }],
      unknownTags: [],
      analyser: 'local',
    });
    expect(data?.description).toContain(`„${category}“`);
    expect(data?.description).toMatch(new RegExp(`aterial: ${fabric}\\.`));
    expect(data?.description).toMatch(/Farben Salbei und Creme\. Das Produkt ist längsgestreift\./);
    expect(data?.colors.map(({ name }) => name)).toEqual(['Salbei', 'Creme']);
    expect(data?.colors[0]?.share).toBeCloseTo(0.6, 1);

    const english = await ask(
      local,
      localAdmin,
      { images: [addressOf(filename)] },
      { 'accept-language': 'en-GB,en;q=0.9' },
    );
    expect(english.data).toMatchObject({ color: 'Sage, Cream', pattern: 'vertically striped' });
  });

  test('knows the product of pictures that are not saved yet by its id', async () => {
    const { variation, parent } = await chair();
    const filename = await uploaded(local, localAdmin, await png({ colour: '#c8262b' }));
    const without = await ask(local, localAdmin, { images: [addressOf(filename)] });
    expect(without.data).toMatchObject({ name: '', materialType: '', color: 'Rot' });
    const { data } = await ask(local, localAdmin, {
      images: [addressOf(filename)],
      variation_id: variation.id,
    });
    expect(data).toMatchObject({ name: `${parent}, Gestell Eiche`, pattern: 'einfarbig' });
    expect(data?.description).toMatch(/Farbe Rot\./);
  });

  test('suggests no colour if the pictures do not show the product clearly', async () => {
    const { variation, parent } = await chair();
    const halves = await sharp(await png({ colour: '#c8262b' }))
      .extend({ right: 320, background: '#2f4f8a' })
      .png()
      .toBuffer();
    const filename = await uploaded(local, localAdmin, halves);
    const { data } = await ask(local, localAdmin, {
      images: [addressOf(filename)],
      variation_id: variation.id,
    });
    expect(data).toMatchObject({ color: '', pattern: '', colors: [] });
    expect(data?.description).toContain(parent);
    expect(data?.description).not.toContain('Farbe');
  });

  test('reports a damaged picture as missing', async () => {
    const filename = await uploaded(local, localAdmin, await png({ colour: '#123457' }));
    await fs.truncate(path.join(dataDir, 'images/originals', filename), 60);
    const { status, errors } = await ask(local, localAdmin, { images: [addressOf(filename)] });
    expect([status, errors[0]?.msg]).toEqual([404, 'error.IMAGE_GONE']);
  });

  test('writes nothing', async () => {
    const filename = await uploaded(local, localAdmin, await png({ colour: '#123456' }));
    local.statements.length = 0;
    await ask(local, localAdmin, { images: [addressOf(filename)] });
    const writing = local.statements.filter((sql) => /\b(insert|update|delete)\b/i.test(sql));
    // writes of the session and the rate limit
    expect(writing.filter((sql) => !/\b(sessions|rate_limits)\b/.test(sql))).toEqual([]);
  });
});

describe('the access check', () => {
  test.each(accountKinds.map((kind) => [kind] as const))('%s', async (kind: AccountKind) => {
    const { token } = await signedIn(local.db, kind);
    const { status, errors } = await ask(local, token, { images: [addressOf('none.webp')] });
    expect([status, errors[0]?.extensions.code]).toEqual(
      kind === 'admin' ? [404, 'NOT_FOUND'] : [403, 'FORBIDDEN'],
    );
  });

  test.each([
    ['a caller without a session', undefined, '401: Unauthorized'],
    ['an unknown token', 'x'.repeat(43), 'error.TOKEN_NOT_VALID'],
  ])('rejects %s', async (_, token, msg) => {
    const { status, errors } = await ask(local, token, { images: [addressOf('none.webp')] });
    expect([status, errors[0]?.msg]).toEqual([401, msg]);
  });

  test('is limited per quarter of an hour', async () => {
    const { token } = await signedIn(local.db, 'admin');
    const once = () => ask(local, token, { images: [addressOf('none.webp')] });
    for (let n = 0; n < limits.analyses; n += 1) expect((await once()).status).toBe(404);
    const { status, errors } = await once();
    expect([status, errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
  });
});

describe('what is asked', () => {
  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://evil.example/images/a.webp?w=1024',
    'http://localhost:5432/images/a.webp',
    'file:///etc/passwd',
    'http://admin.localhost:3000/graphql',
    'http://admin.localhost:3000/images/../../../etc/passwd',
  ])('%s is not one of our images, and is not fetched', async (address) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { status, errors } = await ask(local, localAdmin, { images: [address] });
    expect(status).toBe(422);
    expect(errors[0]?.msg).toBe('error.IMAGE_ADDRESS');
    expect(errors[0]?.extensions.args).toEqual({ address });
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  test('the attacker’s server receives nothing', async () => {
    const address = `${ai.settings.url}/images/a.webp?w=1024`;
    expect((await ask(local, localAdmin, { images: [address] })).status).toBe(422);
    expect(ai.questions).toEqual([]);
  });

  test.each<[string, unknown, number]>([
    ['no body', '', 400],
    ['no JSON', '{', 400],
    ['no pictures', { images: [] }, 422],
    ['no list', { images: 'a' }, 422],
    ['numbers', { images: [7] }, 422],
    ['too many', { images: Array(limits.imagesPerVariation + 1).fill(addressOf('a.webp')) }, 422],
    ['an address too long', { images: [`/images/${'a'.repeat(600)}.webp`] }, 422],
    ['a body too large', { images: [], more: 'x'.repeat(40_000) }, 413],
    ['a variation that is no id', { images: [addressOf('a.webp')], variation_id: 'x' }, 422],
  ])('%s is rejected', async (_, payload, status) => {
    const answer = await ask(local, localAdmin, payload);
    expect(answer.status).toBe(status);
    expect(answer.errors[0]?.extensions.code).toBe('INVALID');
  });

  test('an unknown image is not found', async () => {
    const { status, errors } = await ask(local, localAdmin, { images: [addressOf('weg.webp')] });
    expect([status, errors[0]?.msg]).toEqual([404, 'error.IMAGE_GONE']);
  });
});

describe('an endpoint', () => {
  let address: string;
  let original: Buffer;
  beforeAll(async () => {
    original = await png({ width: 1500, height: 900, colour: '#98a88d' });
    address = addressOf(await uploaded(remote, remoteAdmin, original));
  });
  const answered = { name: 'Sessel', description: 'Weich.\nUnd rund.', color: 'Salbei' };

  test('gets the pictures as bytes, the existing tags, and the key', async () => {
    const name = unique('Wohnzimmer');
    const tag = await createTag(remote.db, { name, type: 'product' });
    ai.answer({ content: { ...answered, tags: [name.toUpperCase(), 'Gibt es nicht'] } });
    const { status, data } = await ask(remote, remoteAdmin, { images: [address] });
    expect(status).toBe(200);
    expect(data).toEqual({
      ...answered,
      materialType: '',
      pattern: '',
      tags: [{ id: tag.id, name }],
      unknownTags: ['Gibt es nicht'],
      analyser: 'endpoint',
      colors: [],
    });
    const [question] = ai.questions;
    expect(question).toMatchObject({
      path: '/v1/chat/completions',
      authorization: `Bearer ${aiKey}`,
      model: 'sees-pictures',
    });
    expect(question?.texts.join()).toContain(name);
    expect(question?.texts.join()).toContain('in German');
    expect(await sharp(question?.pictures[0]).metadata()).toMatchObject({
      format: 'webp',
      width: 1024,
    });
  });

  test('may answer with a code block', async () => {
    ai.answer({ content: `\`\`\`json\n${JSON.stringify(answered)}\n\`\`\`` });
    expect((await ask(remote, remoteAdmin, { images: [address] })).data).toMatchObject(answered);
  });

  test.each<[string, Parameters<AiStandIn['answer']>[0], string]>([
    ['is down', { status: 500, body: 'oops' }, 'AI_FAILED'],
    ['does not know the model', { status: 404, body: '{"error":{}}' }, 'AI_FAILED'],
    ['refuses the key', { status: 401, body: `{"error":"${aiKey}"}` }, 'AI_KEY'],
    ['has no quota left', { status: 429, body: '' }, 'AI_BUSY'],
    ['sends elsewhere', { redirect: 'http://127.0.0.1:9/' }, 'AI_UNREACHABLE'],
    ['is silent', 'silence', 'AI_TIMEOUT'],
    ['answers html', { body: '<!doctype html><title>Login</title>' }, 'AI_NONSENSE'],
    ['answers nothing', { body: '' }, 'AI_NONSENSE'],
    ['has no choice', { body: '{"choices":[]}' }, 'AI_NONSENSE'],
    ['says prose', { content: 'Das ist ein Sessel.' }, 'AI_NONSENSE'],
    ['says a list', { content: [] }, 'AI_NONSENSE'],
    ['says nothing', { content: {} }, 'AI_NONSENSE'],
    ['says numbers', { content: { name: 7 } }, 'AI_NONSENSE'],
    ['says tags as text', { content: { ...answered, tags: 'Sofa' } }, 'AI_NONSENSE'],
    ['says too much', { content: { name: 'x'.repeat(300) } }, 'AI_NONSENSE'],
    ['never stops', { content: { description: 'x'.repeat(400_000) } }, 'AI_NONSENSE'],
    ['says a script', { content: { description: 'Gut <script>x()</script>' } }, 'AI_NONSENSE'],
    ['says html', { content: { description: '<b>Gut</b>' } }, 'AI_NONSENSE'],
    ['says control characters', { content: { name: 'a\u0000b' } }, 'AI_NONSENSE'],
  ])('is reported if it %s', async (_, answer, fault) => {
    ai.answer(answer);
    const { status, errors, body, data } = await ask(remote, remoteAdmin, { images: [address] });
    expect(data).toBeUndefined();
    expect([status, errors[0]?.msg]).toEqual([503, `error.${fault}`]);
    expect(body).not.toContain(aiKey);
  });

  test('is reported if it is unreachable', async () => {
    const gone = await startAi();
    await gone.close();
    const api = await startApi({ dataDir, ai: gone.settings });
    const { token } = await signedIn(api.db, 'admin');
    const own = addressOf(await uploaded(api, token, original));
    const { errors } = await ask(api, token, { images: [own] });
    expect(errors[0]?.msg).toBe('error.AI_UNREACHABLE');
    await api.close();
  });

  test('is cancelled when the client disconnects', async () => {
    ai.answer('silence');
    const before = ai.givenUp();
    await remote.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = remote.app.server.address() as { port: number };
    const leaving = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${remoteAdmin}` },
      body: JSON.stringify({ images: [new URL(address).pathname] }),
      signal: leaving.signal,
    });
    await vi.waitFor(() => expect(ai.questions).toHaveLength(1), 10_000);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(() => expect(ai.givenUp()).toBe(before + 1), 10_000);
  });
});
