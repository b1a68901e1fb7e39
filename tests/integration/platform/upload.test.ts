import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  deleteUnusedUploads,
  stageUpload,
  storeUploads,
} from '#server/modules/platform/images/uploads.ts';
import { type ImageStore, imageStoreOf } from '#server/storage/images.ts';
import { accountKinds, signedIn } from '#tests/factories/people.ts';
import { jpeg, noise, png, pngOfSize } from '#tests/support/pictures.ts';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';
import {
  multipartBody,
  multipartType,
  type UploadAnswer,
  type UploadedFile,
  upload,
} from '#tests/support/upload.ts';

shareApi();

const megabyte = 1_048_576;

afterEach(async () => {
  await api.db.deleteFrom('uploads').execute();
  await fs.rm(path.join(api.dataDir, 'images'), { recursive: true, force: true });
  await imageStoreOf(api).check();
});

const filesIn = (folder: string) =>
  fs.readdir(path.join(api.dataDir, 'images', folder)).catch(() => [] as string[]);

const uploadRows = () => api.db.selectFrom('uploads').selectAll().execute();

/** Expects neither a file nor a row. */
const expectNothingKept = async () => {
  expect(await filesIn('originals')).toEqual([]);
  expect(await filesIn('incoming')).toEqual([]);
  expect(await uploadRows()).toEqual([]);
};

const msgs = ({ errors }: UploadAnswer) => errors.map((error) => error.msg);
const send = (...files: UploadedFile[]) => upload(api, files, admin);
const shown = (filename: string, width = 640) =>
  api.app.inject({ url: `/images/${filename}?w=${width}` });

describe('pictures', () => {
  test('are returned in the order they were sent, with their names', async () => {
    const answer = await send(
      { name: 'Sessel grün.png', content: await png({ colour: '#2f5d50' }) },
      { name: 'C:\\Bilder\\Tisch.JPG', content: await jpeg(), type: 'image/jpeg' },
    );
    expect(answer.status).toBe(200);
    expect(answer.image.map((image) => image.originName)).toEqual(['Sessel grün.png', 'Tisch.JPG']);
    for (const { filename } of answer.image) expect(filename).toMatch(/^[a-z0-9-]+\.webp$/);
    expect(new Set(answer.image.map((image) => image.filename)).size).toBe(2);
    expect(await uploadRows()).toHaveLength(2);
    for (const row of await uploadRows()) expect(row.user_id).toBe(administrator.id);
  });

  test('are rejected with the cause if the disk is full, and none is stored', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const write = vi.spyOn(fs, 'writeFile').mockRejectedValue(full);
    const answer = await send({ name: 'a.png', content: await png() });
    write.mockRestore();
    expect([answer.status, msgs(answer)]).toEqual([503, ['error.NO_ROOM']]);
    await expectNothingKept();
    expect((await send({ name: 'a.png', content: await png() })).status).toBe(200);
  });

  test('are shown at once, resized', async () => {
    const { image } = await send({ name: 'a.png', content: await png({ width: 900 }) });
    const response = await shown(image[0]?.filename ?? '', 150);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect((await sharp(response.rawPayload).metadata()).width).toBe(150);
  });

  test('are recognised by their content, regardless of name and type', async () => {
    const answer = await send({
      name: 'notes.txt',
      content: await png(),
      type: 'text/plain',
    });
    expect(answer.status).toBe(200);
  });

  test('lose hidden content: position, camera, appended html', async () => {
    const withExif = await sharp(await jpeg())
      .withExif({ IFD0: { Copyright: 'secret-marker' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .toBuffer();
    expect(withExif.includes('secret-marker')).toBe(true);
    const polyglot = Buffer.concat([await png(), Buffer.from('<script>secret-marker</script>')]);
    const answer = await send(
      { name: 'exif.jpg', content: withExif },
      { name: 'page.html', content: polyglot, type: 'text/html' },
    );
    expect(answer.status).toBe(200);
    for (const { filename } of answer.image) {
      const kept = await fs.readFile(path.join(api.dataDir, 'images/originals', filename));
      expect(kept.includes('secret-marker')).toBe(false);
      const metadata = await sharp(kept).metadata();
      expect(metadata).toMatchObject({ format: 'webp' });
      expect(metadata.exif).toBeUndefined();
      const response = await shown(filename);
      expect(response.headers['content-type']).toBe('image/webp');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.rawPayload.includes('secret-marker')).toBe(false);
    }
  });

  test('are rotated upright', async () => {
    const lying = await sharp(await jpeg({ width: 200, height: 100 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { image } = await send({ name: 'lying.jpg', content: lying });
    const kept = await sharp((await shown(image[0]?.filename ?? '')).rawPayload).metadata();
    expect([kept.width, kept.height]).toEqual([100, 200]);
  });

  test('may have 1 MB to the byte', async () => {
    expect((await send({ name: 'a.png', content: await pngOfSize(megabyte) })).status).toBe(200);
  });
});

describe('files that are not images, or too large', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

  test.each<[string, () => Promise<Buffer | string>, number, string]>([
    ['a text called png', async () => 'just some text', 415, 'IMAGE_TYPE'],
    ['an empty file', async () => '', 415, 'IMAGE_TYPE'],
    ['an svg with a script', async () => svg, 415, 'IMAGE_TYPE'],
    ['a gif', async () => gif, 415, 'IMAGE_TYPE'],
    [
      'a webp',
      async () =>
        sharp(await png())
          .webp()
          .toBuffer(),
      415,
      'IMAGE_TYPE',
    ],
    ['a png cut short', async () => (await noise(60, 60)).subarray(0, 5000), 422, 'IMAGE_DAMAGED'],
    ['a jpeg cut short', async () => (await jpeg()).subarray(0, 400), 422, 'IMAGE_DAMAGED'],
    ['the first bytes of a png', async () => (await png()).subarray(0, 8), 422, 'IMAGE_DAMAGED'],
    ['1 MB and a byte', () => pngOfSize(megabyte + 1), 413, 'IMAGE_TOO_LARGE'],
    [
      'a small file of many pixels',
      () => png({ width: 10_000, height: 5_000 }),
      422,
      'IMAGE_PIXELS',
    ],
  ])('%s is rejected by name', async (_, content, status, fault) => {
    const answer = await send({ name: 'chair.png', content: await content() });
    expect(answer.status).toBe(status);
    expect(answer.errors).toEqual([
      {
        message: `error.${fault}`,
        msg: `error.${fault}`,
        extensions: { code: 'INVALID', args: expect.objectContaining({ name: 'chair.png' }) },
      },
    ]);
    await expectNothingKept();
  });

  test('is rejected as a whole; each faulty file is reported', async () => {
    const answer = await send(
      { name: 'good.png', content: await png() },
      { name: 'bad.png', content: 'text' },
      { name: 'also-good.png', content: await png() },
      { name: 'large.png', content: await pngOfSize(megabyte + 1) },
    );
    expect(answer.status).toBe(415);
    expect(answer.errors.map(({ msg, extensions }) => [msg, extensions.args?.name])).toEqual([
      ['error.IMAGE_TYPE', 'bad.png'],
      ['error.IMAGE_TOO_LARGE', 'large.png'],
    ]);
    await expectNothingKept();
  });

  test.each([
    ['no file', []],
    ['a file in another field', [{ name: 'a.png', content: 'x', field: 'picture' }]],
  ])('%s is rejected', async (_, files) => {
    const answer = await send(...files);
    expect(answer.status).toBe(422);
    expect(msgs(answer)).toEqual(['error.NO_FILE']);
    await expectNothingKept();
  });

  test.each([
    ['json', 'application/json', '{"file":1}', 415, 'error.UPLOAD_TYPE'],
    ['no boundary', 'multipart/form-data', 'x', 400, 'error.UPLOAD_BROKEN'],
    ['a body that ends early', multipartType, 'no boundary in here', 400, 'error.UPLOAD_BROKEN'],
  ])('%s is rejected', async (_, type, payload, status, msg) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': type, authorization: `Bearer ${admin}` },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().errors[0].msg).toBe(msg);
    await expectNothingKept();
  });

  test('200 files at once are rejected', async () => {
    const content = await png({ width: 8, height: 8 });
    const files = Array.from({ length: 200 }, (_, n) => ({ name: `${n}.png`, content }));
    const answer = await send(...files);
    expect(answer.status).toBe(413);
    expect(msgs(answer)).toEqual(['error.TOO_MANY_FILES']);
    expect(answer.errors[0]?.extensions.args).toEqual({ limit: 50 });
    await expectNothingKept();
  });

  test.each([
    ['of a known length', (body: Buffer) => body],
    ['that comes in pieces', (body: Buffer) => Readable.from([body])],
  ])('a body of 30 MB %s is rejected', async (_, payload) => {
    const content = await pngOfSize(megabyte - 1000);
    const files = Array.from({ length: 30 }, (_, n) => ({ name: `${n}.png`, content }));
    const response = await api.app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': multipartType, authorization: `Bearer ${admin}` },
      payload: payload(multipartBody(files)),
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().errors[0]).toMatchObject({
      msg: 'error.UPLOAD_TOO_LARGE',
      extensions: { code: 'INVALID', args: { limit: 25 } },
    });
    await expectNothingKept();
  });

  test('more than 500 that no product shows are rejected', async () => {
    await sql`insert into uploads (filename, user_id)
      select 'waiting-' || n || '.webp', ${administrator.id} from generate_series(1, 500) n`.execute(
      api.db,
    );
    const answer = await send({ name: 'a.png', content: await png() });
    expect(answer.status).toBe(429);
    expect(answer.errors[0]).toMatchObject({
      msg: 'error.TOO_MANY_UPLOADS',
      extensions: { code: 'RATE_LIMITED' },
    });
    expect(await filesIn('incoming')).toEqual([]);
    expect(await uploadRows()).toHaveLength(500);
  });
});

describe('who may upload', () => {
  // each account may edit some record with pictures
  test.each(accountKinds.filter((kind) => kind !== 'suspended'))('%s', async (kind) => {
    const session = await signedIn(api.db, kind);
    const answer = await upload(api, [{ name: 'a.png', content: await png() }], session.token);
    expect(answer.status).toBe(200);
  });

  test.each([
    ['a caller without a session', undefined, '401: Unauthorized'],
    ['an unknown session', 'unknown', 'error.TOKEN_NOT_VALID'],
  ])('rejects %s', async (_, bearer, msg) => {
    const answer = await upload(api, [{ name: 'a.png', content: await png() }], bearer);
    expect(answer.status).toBe(401);
    expect(answer.errors[0]).toMatchObject({ msg, extensions: { code: 'UNAUTHENTICATED' } });
    await expectNothingKept();
  });
});

describe('when it goes wrong half-way', () => {
  test('a failing disk leaves neither file nor row, and the response names no more than the store', async () => {
    const rename = vi.spyOn(fs, 'rename');
    const { rename: original } = await vi.importActual<typeof fs>('node:fs/promises');
    let keeping = 0;
    rename.mockImplementation((from, to) => {
      if (String(to).includes('originals') && ++keeping === 2) throw new Error('EIO: i/o error');
      return original(from, to);
    });
    const content = await png();
    const answer = await send({ name: 'a.png', content }, { name: 'b.png', content });
    rename.mockRestore();
    expect(keeping).toBe(2);
    expect([answer.status, msgs(answer)]).toEqual([503, ['error.STORE_UNAVAILABLE']]);
    await expectNothingKept();
  });

  test('other requests are served while many pictures are processed', async () => {
    const large = await png({ width: 5000, height: 4000 });
    const files = Array.from({ length: 4 }, (_, n) => ({ name: `${n}.png`, content: large }));
    const uploading = [send(...files), send(...files)];
    const done = Promise.all(uploading).then(() => 'uploaded');
    const started = performance.now();
    for (let n = 0; n < 5; n += 1) {
      const answer = await api.request('{ tags { data { total } } }', {}, admin);
      expect(answer.errors).toEqual([]);
    }
    const served = performance.now() - started;
    expect(await Promise.race([done, Promise.resolve('still at it')])).toBe('still at it');
    expect(served).toBeLessThan(2000);
    for (const answer of await Promise.all(uploading)) expect(answer.status).toBe(200);
  });
});

describe('a process that is killed while it stores pictures', () => {
  const gone = () => Promise.reject(new Error('killed'));
  /** Nothing of a dead process runs, so it does not tidy up either. */
  const dead = { stage: gone, remove: gone };
  const steps: [string, () => ImageStore][] = [
    ['before the files are moved', () => ({ ...imageStoreOf(api), ...dead, keep: gone })],
    [
      'after one of them',
      () => {
        const store = imageStoreOf(api);
        const keep = async ([first = '']: readonly string[]) => {
          await store.keep([first]);
          await gone();
        };
        return { ...store, ...dead, keep };
      },
    ],
    [
      'after all of them',
      () => {
        const store = imageStoreOf(api);
        const keep = async (names: readonly string[]) => {
          await store.keep(names);
          await gone();
        };
        return { ...store, ...dead, keep };
      },
    ],
  ];

  test.each(steps)(
    '%s leaves no picture without its file, and in the end nothing',
    async (_, killed) => {
      const store = imageStoreOf(api);
      const uploads = [
        await stageUpload(store, await png(), 'a.png'),
        await stageUpload(store, await png({ colour: '#123456' }), 'b.png'),
      ];
      const viewer = { userId: administrator.id };
      await expect(storeUploads(api.db, killed(), viewer, uploads)).rejects.toThrow('killed');
      expect(await uploadRows()).toEqual([]);
      // another upload may be under way
      await deleteUnusedUploads(api.db, store);
      const { rows } = await sql`select name from unfinished_files`.execute(api.db);
      expect(rows).toHaveLength(2);
      await sql`update unfinished_files set created_at = now() - interval '2 hours'`.execute(
        api.db,
      );
      await deleteUnusedUploads(api.db, store);
      await expectNothingKept();
      expect((await sql`select from unfinished_files`.execute(api.db)).rows).toEqual([]);
    },
  );
});

describe('the daily job', () => {
  const images = () => imageStoreOf(api);
  const age = (filename: string, interval: string) =>
    sql`update uploads set created_at = now() - ${interval}::interval
      where filename = ${filename}`.execute(api.db);

  test('deletes only uploads that were unused for a day', async () => {
    const content = await png();
    const { image } = await send(
      { name: 'old.png', content },
      { name: 'new.png', content },
      { name: 'used.png', content },
    );
    const [old = '', recent = '', used = ''] = image.map(({ filename }) => filename);
    await shown(old, 64);
    await age(old, '25 hours');
    await age(recent, '23 hours');
    await age(used, '90 days');
    await sql`update uploads set used_at = created_at where filename = ${used}`.execute(api.db);
    await deleteUnusedUploads(api.db, images());
    await deleteUnusedUploads(api.db, images());
    expect((await filesIn('originals')).sort()).toEqual([recent, used].sort());
    expect(await filesIn('resized/64')).toEqual([]);
    expect((await shown(old, 64)).statusCode).toBe(404);
    expect((await shown(used, 64)).statusCode).toBe(200);
    expect((await uploadRows()).map((row) => row.filename).sort()).toEqual([recent, used].sort());
  });

  test('removes what a killed process left behind', async () => {
    const store = images();
    await store.stage('left.webp', Buffer.from('x'));
    await store.stage('fresh.webp', Buffer.from('x'));
    const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
    await fs.utimes(path.join(api.dataDir, 'images/incoming/left.webp'), twoDaysAgo, twoDaysAgo);
    await deleteUnusedUploads(api.db, store);
    expect(await filesIn('incoming')).toEqual(['fresh.webp']);
  });
});
