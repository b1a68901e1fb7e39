import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartProblem, startFailureOf } from '#server/errors/startProblem.ts';
import { type S3StandIn, startS3 } from '#tests/support/s3.ts';
import { sha256, signatureOf } from '#tests/support/sigV4.ts';
import { diskFiles } from './disk.ts';
import type { FileStore } from './files.ts';
import { s3Files } from './s3.ts';

let store: S3StandIn;
let folder: string;

beforeAll(async () => {
  store = await startS3();
  // the first request of a process is slow
  await s3Files(store.settings).check();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-files-'));
});
afterAll(async () => {
  await store.close();
  await fs.rm(folder, { recursive: true });
});
beforeEach(() => {
  store.objects.clear();
  store.requests.length = 0;
});

describe.each<[string, () => FileStore]>([
  ['a folder', () => diskFiles(path.join(folder, crypto.randomUUID()))],
  ['an S3-compatible store', () => s3Files(store.settings)],
])('in %s', (_, open) => {
  test('files are written, read, replaced, moved and removed', async () => {
    const files = open();
    await files.check();
    expect(await files.read('originals/a.webp')).toBeNull();
    await files.write('incoming/a.webp', Buffer.from([0, 255, 10, 13]));
    await files.write('incoming/a.webp', Buffer.from([1, 2, 3]));
    await files.move('incoming/a.webp', 'originals/a.webp');
    expect(await files.read('incoming/a.webp')).toBeNull();
    expect(await files.read('originals/a.webp')).toEqual(Buffer.from([1, 2, 3]));
    await files.remove(['originals/a.webp', 'originals/none.webp']);
    expect(await files.read('originals/a.webp')).toBeNull();
  });

  test('does not move a missing file', async () => {
    const files = open();
    await files.check();
    await expect(files.move('incoming/none.webp', 'originals/none.webp')).rejects.toThrow();
  });

  test('a folder lists all of its own files with their times', async () => {
    const files = open();
    await files.check();
    expect(await files.list('incoming')).toEqual([]);
    const started = Date.now() - 2000;
    const names = ['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp'];
    for (const name of names) await files.write(`incoming/${name}`, Buffer.from(name));
    await files.write('originals/f.webp', Buffer.from('f'));
    const listed = await files.list('incoming');
    expect(listed.map(({ name }) => name).sort()).toEqual(names);
    for (const { written } of listed) expect(written).toBeGreaterThan(started);
  });
});

describe('an S3-compatible store', () => {
  test('is asked again if it is briefly busy', async () => {
    store.failNext(2);
    await s3Files(store.settings).write('originals/a.webp', Buffer.from('a'));
    expect(store.objects.get('originals/a.webp')?.content.toString()).toBe('a');
    expect(store.requests).toHaveLength(3);
  });

  test('that stays busy causes an error instead of an empty result', async () => {
    store.failNext(99);
    await expect(s3Files(store.settings).read('originals/a.webp')).rejects.toThrow(/503 SlowDown/);
    store.failNext(0);
  });

  test('removes many in one call', async () => {
    const keys = Array.from({ length: 30 }, (_, n) => `resized/64/${n}.webp`);
    for (const key of keys)
      store.objects.set(key, { content: Buffer.alloc(1), written: new Date() });
    await s3Files(store.settings).remove(keys);
    expect(store.objects.size).toBe(0);
    expect(store.requests).toHaveLength(1);
  });

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, /S3_BUCKET pictures .*SignatureDoesNotMatch/],
    ['an unknown key', { accessKeyId: 'AKOTHER' }, /S3_BUCKET pictures .*InvalidAccessKeyId/],
    ['another region', { region: 'eu-other-1' }, /S3_BUCKET .*AuthorizationHeaderMalformed/],
    ['no such bucket', { bucket: 'others' }, /S3_BUCKET others .*there is no such bucket/],
    ['nobody there', { endpoint: 'http://127.0.0.1:1' }, /S3_ENDPOINT .* does not answer/],
  ])('with %s is rejected at the start, by name', async (_, wrong, message) => {
    const check = s3Files({ ...store.settings, ...wrong }).check();
    await expect(check).rejects.toThrow(message);
    await expect(check).rejects.toBeInstanceOf(StartProblem);
    await expect(check).rejects.not.toThrow(/geheim/);
  });
});

describe('the stand-in of the tests', () => {
  const example = {
    method: 'GET',
    payloadHash: sha256(''),
    date: '20130524T000000Z',
    region: 'us-east-1',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const host = ['host', 'examplebucket.s3.amazonaws.com'] as const;
  const signed = [
    ['x-amz-content-sha256', example.payloadHash],
    ['x-amz-date', example.date],
  ] as const;

  test("gives the signatures of the protocol's documentation for its examples", () => {
    const range = ['range', 'bytes=0-9'] as const;
    expect(
      signatureOf({ ...example, target: '/test.txt', headers: [host, range, ...signed] }),
    ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
    expect(
      signatureOf({ ...example, target: '/?max-keys=2&prefix=J', headers: [host, ...signed] }),
    ).toBe('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
  });
});

describe('a folder of pictures', () => {
  const rightsOf = async (of: string) => ((await fs.stat(of)).mode & 0o777).toString(8);

  test('is readable by the server’s user only, with everything in it', async () => {
    const root = path.join(folder, 'data', crypto.randomUUID());
    const files = diskFiles(root);
    await files.check();
    await files.write('incoming/a.webp', Buffer.from('a'));
    await files.move('incoming/a.webp', 'originals/a.webp');
    for (const of of ['..', '', 'incoming', 'originals']) {
      expect([of, await rightsOf(path.join(root, of))]).toEqual([of, '700']);
    }
  });

  test('that has vanished is neither empty nor made again', async () => {
    const root = path.join(folder, crypto.randomUUID());
    const files = diskFiles(root);
    await files.check();
    await files.write('originals/a.webp', Buffer.from('a'));
    await fs.rename(root, `${root}.away`);
    await expect(files.ping()).rejects.toThrow(root);
    await expect(files.read('originals/a.webp')).rejects.toThrow(root);
    await expect(files.write('originals/b.webp', Buffer.from('b'))).rejects.toThrow(root);
    await expect(files.list('originals')).rejects.toThrow(root);
    await fs.rename(`${root}.away`, root);
    expect(await files.list('originals')).toHaveLength(1);
  });

  test('is rejected at the start, by name, if it or a folder in it is not writable', async () => {
    const root = path.join(folder, crypto.randomUUID());
    await diskFiles(root).check();
    await diskFiles(root).write('originals/a.webp', Buffer.from('a'));
    for (const closed of [root, path.join(root, 'originals')]) {
      // the user running the tests may have permission to write everywhere
      const access = vi.spyOn(fs, 'access').mockImplementation(async (of, mode) => {
        expect(mode).toBe(fs.constants.W_OK | fs.constants.X_OK);
        if (of !== closed) return;
        throw Object.assign(new Error('permission denied'), { code: 'EACCES', path: closed });
      });
      const failure = await diskFiles(root)
        .check()
        .catch((error: unknown) => error);
      access.mockRestore();
      expect(startFailureOf(failure)).toEqual({
        text: `DATA_DIR: this user may not write ${closed}. Correct its owner, or choose another folder.`,
        exitCode: 1,
      });
    }
    await diskFiles(root).check();
  });
});
