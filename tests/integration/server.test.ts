import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type AppConfig, buildApp } from '#server/app.ts';
import { reserveBytes } from '#server/db/diskRoom.ts';
import { imageWidths } from '#server/storage/images.ts';
import { createVariation } from '#tests/factories/products.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { cloneTemplate } from '#tests/support/template.ts';

const withinPage = "document.title = 'Atrium';";
const page = `<!doctype html><script>${withinPage}</script><script src="/x.js"></script>`;
const script = `export const text = '${'x'.repeat(4000)}';`;

let api: Api;
let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-server-'));
  const clientDir = path.join(folder, 'client');
  dataDir = path.join(folder, 'data');
  await fs.mkdir(path.join(clientDir, 'assets'), { recursive: true });
  await fs.writeFile(path.join(clientDir, 'index.html'), page);
  await fs.writeFile(path.join(clientDir, 'robots.txt'), 'User-agent: *');
  await fs.writeFile(path.join(clientDir, 'assets/x.js'), script);
  await fs.writeFile(path.join(clientDir, 'assets/x.js.br'), brotliCompressSync(script));
  await fs.writeFile(path.join(folder, 'secret.txt'), 'secret');
  api = await startApi({ clientDir, dataDir });
});
afterAll(async () => {
  await api.close();
  await fs.rm(folder, { recursive: true });
});

/** Builds a second server on the same database. */
const buildOther = (config: Partial<AppConfig>, database = api.database) =>
  buildApp(
    {
      dataDir,
      clientDir: path.join(folder, 'none'),
      publicUrl: undefined,
      trustProxy: false,
      requestsPerMinute: 0,
      logLevel: 'silent',
      ...config,
    },
    database,
    api.queue,
  );

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const asPage = { accept: 'text/html,application/xhtml+xml' };

describe('health', () => {
  const readiness = async (app: FastifyInstance) => {
    const response = await app.inject('/readyz');
    return [response.statusCode, response.json()];
  };

  test.each(['/healthz', '/readyz'])(
    '%s is 200 while all is well, and never cached',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ status: 'ok' });
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  test('a process whose database is closed is alive but not ready, and says no more', async () => {
    const database = await cloneTemplate(inject('template'));
    const app = await buildOther({}, database);
    expect(await readiness(app)).toEqual([200, { status: 'ok' }]);
    await database.close();
    expect(await readiness(app)).toEqual([503, { status: 'database unavailable' }]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  test('a process is not ready on the database of an older version, but on that of a newer one', async () => {
    const database = await cloneTemplate(inject('template'));
    const app = await buildOther({}, database);
    const newer = sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'now')`;
    await newer.execute(database.db);
    expect(await readiness(app)).toEqual([200, { status: 'ok' }]);
    await sql`delete from kysely_migration where name >= '1002'`.execute(database.db);
    expect(await readiness(app)).toEqual([503, { status: 'database older than this version' }]);
    await app.close();
    await database.close();
  });

  test('without its store of files a process is degraded but gets requests', async () => {
    const missing = path.join(folder, 'unmounted');
    const app = await buildOther({ dataDir: missing });
    const degraded = { status: 'degraded', reason: 'file store unavailable' };
    expect(await readiness(app)).toEqual([200, degraded]);
    await fs.mkdir(path.join(missing, 'images'), { recursive: true });
    expect(await readiness(app)).toEqual([200, { status: 'ok' }]);
    await app.close();
  });

  const s3 = {
    ...{ endpoint: 'http://127.0.0.1:9', bucket: 'pictures', region: 'auto' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
  };
  const databaseUrl = 'postgresql://a@127.0.0.1:9/a';

  test.each<[string, Partial<AppConfig>, string[]]>([
    ['everything is on the disk', {}, ['', 'database', 'images']],
    ['the pictures alone are', { databaseUrl }, ['', 'images']],
    ['the database alone is', { s3 }, ['database']],
    ['nothing is', { databaseUrl, s3 }, []],
  ])('checks the free space where the server writes: %s', async (_, config, written) => {
    const asked: string[] = [];
    let left = 2 * reserveBytes;
    const free = async (of: string) => {
      asked.push(path.relative(dataDir, of));
      return left;
    };
    const app = await buildOther({ ...config, free });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect(asked.sort()).toEqual(written);
    left = 0;
    const { statusCode } = await app.inject('/readyz');
    expect(statusCode).toBe(written.length > 0 ? 503 : 200);
    await app.close();
  });
});

describe('security headers', () => {
  test('allow the scripts within the page by their hash', async () => {
    const { headers } = await get('/', asPage);
    const hash = createHash('sha256').update(withinPage).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test.each([
    ['the page', '/', asPage],
    ['an asset', '/assets/x.js', {}],
    ['the page of a mailed link', `/reset-password/${'k'.repeat(43)}`, asPage],
    ['what is missing', '/assets/none.js', {}],
    ['health', '/healthz', {}],
    ['the API', '/graphql?query={__typename}', {}],
    ['an image that is missing', '/images/none.webp', {}],
  ])('have %s', async (_, url, headers) => {
    const response = await get(url, headers);
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe-');
    expect(policy).not.toMatch(/https?:|\*/);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': expect.stringMatching(
        url.startsWith('/assets/x') ? /immutable/ : /^no-(store|cache)$/,
      ),
    });
    expect(response.headers).not.toHaveProperty('x-powered-by');
    expect(response.headers).not.toHaveProperty('server');
    // a script sends the token in a header, so no other site can make the browser send it
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  test('keep API responses out of every cache', async () => {
    for (const url of ['/graphql?query={__typename}', '/jobs/1/file', '/none.json']) {
      expect((await get(url)).headers['cache-control']).toBe('no-store');
    }
  });

  test('demand https only where the address is one', async () => {
    expect((await get('/healthz')).headers).not.toHaveProperty('strict-transport-security');
    const secure = await buildOther({ publicUrl: 'https://{portal}.example.com' });
    const { headers } = await secure.inject('/healthz');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    await secure.close();
  });

  test('let no other site read responses', async () => {
    const response = await get('/graphql?query={__typename}', { origin: 'https://evil.example' });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the application', () => {
  test.each([
    '/',
    '/login',
    '/products/variations/details/5?back=name=aANDpage=1',
    '/no/such/page',
  ])('%s is its page', async (url) => {
    const response = await get(url, asPage);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(page);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['a script that is gone', '/assets/old-hash.js', asPage],
    ['a picture that is gone', '/logo.png', asPage],
    ['an address that is not asked as a page', '/products', { accept: 'application/json' }],
    ['an address asked by a script', '/products', { accept: '*/*' }],
    ['an address without any wish', '/products', {}],
  ])('%s is a 404 without html', async (_, url, headers) => {
    const response = await get(url, headers);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).not.toContain('html');
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s does not get a page', async (method) => {
    const response = await api.app.inject({ method, url: '/login', headers: asPage });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('<!doctype');
  });

  test('caches assets forever, and revalidates other files', async () => {
    const asset = await get('/assets/x.js');
    expect(asset.statusCode).toBe(200);
    expect(asset.body).toBe(script);
    expect(asset.headers['content-type']).toContain('javascript');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  test('sends its assets compressed as they were built', async () => {
    const response = await get('/assets/x.js', { 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%00',
  ])('%s leads nowhere', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toBe('secret');
  });

  test('stays the one of the start when another release is built, and both find each other’s scripts', async () => {
    const clientDir = path.join(folder, 'releases');
    const build = async (release: string) => {
      await fs.rm(clientDir, { recursive: true, force: true });
      await fs.mkdir(path.join(clientDir, 'assets'), { recursive: true });
      await fs.writeFile(path.join(clientDir, 'index.html'), `<!doctype html>${release}`);
      await fs.writeFile(path.join(clientDir, `assets/${release}.js`), release);
    };
    await build('first');
    const first = await buildOther({ clientDir });
    await build('second');
    const second = await buildOther({ clientDir });
    const bodyOf = async (app: typeof first, url: string) =>
      (await app.inject({ url, headers: asPage })).body;
    for (const [app, release] of [
      [first, 'first'],
      [second, 'second'],
    ] as const) {
      expect(await bodyOf(app, '/login')).toBe(`<!doctype html>${release}`);
      expect(await bodyOf(app, '/assets/first.js')).toBe('first');
      expect(await bodyOf(app, '/assets/second.js')).toBe('second');
      await app.close();
    }
  });

  test('deletes the scripts of releases that were last started a month ago', async () => {
    const old = path.join(dataDir, 'assets/long-gone.js');
    await fs.writeFile(old, '');
    const month = new Date(Date.now() - 31 * 24 * 3_600_000);
    await fs.utimes(old, month, month);
    await (await buildOther({ clientDir: path.join(folder, 'client') })).close();
    expect((await fs.readdir(path.join(dataDir, 'assets'))).sort()).toEqual(
      expect.not.arrayContaining(['long-gone.js']),
    );
    expect((await get('/assets/x.js')).statusCode).toBe(200);
  });

  test('is not served where it was not built', async () => {
    const bare = await buildOther({});
    expect((await bare.inject({ url: '/', headers: asPage })).statusCode).toBe(404);
    await bare.close();
  });
});

describe('images', () => {
  const filename = 'sofa-front.webp';

  beforeAll(async () => {
    const { id } = await createVariation(api.db);
    const names = [filename, '../secret.txt', 'gone.webp'];
    await api.db
      .insertInto('variation_images')
      .values(names.map((name) => ({ variation_id: id, filename: name })))
      .execute();
    const originals = path.join(dataDir, 'images/originals');
    await fs.mkdir(originals, { recursive: true });
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8b' } });
    const bytes = await picture.webp().toBuffer();
    await fs.writeFile(path.join(originals, filename), bytes);
    await fs.writeFile(path.join(originals, 'of-nobody.webp'), bytes);
  });

  test.each(imageWidths)('are %d px wide, and never enlarged', async (width) => {
    const response = await get(`/images/${filename}?w=${width}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(response.rawPayload).metadata()).width).toBe(Math.min(width, 800));
  });

  test('are 640 px wide by default, and the same the second time', async () => {
    const first = await get(`/images/${filename}`);
    const second = await get(`/images/${filename}?w=640`);
    expect((await sharp(first.rawPayload).metadata()).width).toBe(640);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  test.each(['0', '-150', '151', '1e9', 'abc', '', '150&w=64', '99999999999999999999'])(
    'are rejected with the width "%s"',
    async (width) => {
      const response = await get(`/images/${filename}?w=${width}`);
      expect(response.statusCode).toBe(400);
    },
  );

  test.each([
    ['that no record names', 'of-nobody.webp'],
    ['whose file is gone', 'gone.webp'],
    ['of an unknown name', 'none.webp'],
    ['above the folder', '..%2fsecret.txt'],
    ['far above the folder', '..%2f..%2f..%2f..%2fetc%2fpasswd'],
    ['with a U+0000 in its name', 'sofa%00.webp'],
    ['with a very long name', `${'x'.repeat(3000)}.webp`],
    ['with a quote in its name', "x'%20or%20'1'='1.webp"],
  ])('%s are a 404', async (_, name) => {
    const response = await get(`/images/${name}?w=150`);
    expect([404, 414]).toContain(response.statusCode);
    expect(response.headers['content-type']).toContain('json');
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});

describe('the address of who asks', () => {
  const seen = async (trustProxy: boolean) => {
    const server = await buildOther({ trustProxy });
    await server.inject({
      method: 'POST',
      url: '/graphql',
      // the proxy appends the last address; those before it come from the client
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
      payload: {
        query: 'mutation { signIn(input: { email: "a@b.example", password: "x" }) { status } }',
      },
    });
    const rows = await api.db.selectFrom('rate_limits').select('key').execute();
    await server.close();
    expect(rows.filter(({ key }) => key.includes('198.51.100.1'))).toEqual([]);
    return rows.some(({ key }) => key.includes('203.0.113.9'));
  };

  test('is read from a header only behind a trusted proxy', async () => {
    expect(await seen(false)).toBe(false);
    expect(await seen(true)).toBe(true);
  });
});
