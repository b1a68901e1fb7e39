import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png } from '#tests/support/pictures.ts';
import { startS3 } from '#tests/support/s3.ts';
import { diskFiles } from './disk.ts';
import { imageStoreOf } from './images.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-images-'));
  await imageStoreOf({ dataDir }).check();
});
afterAll(() => fs.rm(dataDir, { recursive: true }));

const webp = async () =>
  sharp(await png({ width: 400 }))
    .webp()
    .toBuffer();

const fileOf = (key: string) => path.join(dataDir, 'images', key);

const stored = async (filename: string, original: Buffer) => {
  const store = imageStoreOf({ dataDir });
  await store.stage(filename, original);
  await store.keep([filename]);
  return store;
};

describe('a preview', () => {
  test.each([
    ['was cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['is empty', () => Buffer.alloc(0)],
    ['holds nothing but zeros', (whole: Buffer) => Buffer.alloc(whole.length)],
  ])('is created again if it %s', async (_, spoil) => {
    const filename = `${crypto.randomUUID()}.webp`;
    const store = await stored(filename, await webp());
    const whole = await store.make(filename, 150);
    expect(await store.made(filename, 150)).toEqual(whole);
    await fs.writeFile(fileOf(`resized/150/${filename}`), spoil(whole ?? Buffer.alloc(0)));
    expect(await store.made(filename, 150)).toBeNull();
    await store.make(filename, 150);
    expect(await store.made(filename, 150)).toEqual(whole);
  });

  test('that was truncated in a bucket is not served either', async () => {
    const s3 = await startS3();
    const store = imageStoreOf({ dataDir, s3: s3.settings });
    await store.stage('stuhl.webp', await webp());
    await store.keep(['stuhl.webp']);
    const whole = await store.make('stuhl.webp', 64);
    const kept = s3.objects.get('resized/64/stuhl.webp');
    if (kept) kept.content = kept.content.subarray(0, 40);
    expect(await store.made('stuhl.webp', 64)).toBeNull();
    expect(await store.make('stuhl.webp', 64)).toEqual(whole);
    await s3.close();
  });
});

test.each([
  ['was cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['is empty', () => Buffer.alloc(0)],
  ['is no picture', () => Buffer.from('<html>Bad gateway</html>')],
])('an original that %s counts as missing', async (_, spoil) => {
  const filename = `${crypto.randomUUID()}.webp`;
  const store = await stored(filename, spoil(await webp()));
  expect(await store.make(filename, 150)).toBeNull();
  expect(await store.made(filename, 150)).toBeNull();
});

describe('a folder', () => {
  test('keeps nothing of a failed write', async () => {
    const root = path.join(dataDir, 'refusing');
    await fs.mkdir(path.join(root, 'originals/a.webp/inside'), { recursive: true });
    await expect(diskFiles(root).write('originals/a.webp', Buffer.from('a'))).rejects.toThrow();
    expect(await fs.readdir(path.join(root, 'originals'))).toEqual(['a.webp']);
  });

  test('causes an error instead of an empty result if it cannot be read', async () => {
    const root = path.join(dataDir, 'unreadable');
    await fs.mkdir(path.join(root, 'originals/a.webp'), { recursive: true });
    await expect(diskFiles(root).read('originals/a.webp')).rejects.toThrow(/EISDIR/);
    expect(await diskFiles(root).read('originals/b.webp')).toBeNull();
  });
});
