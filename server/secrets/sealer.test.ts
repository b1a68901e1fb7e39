import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyFile } from './keys.ts';
import { CannotOpen, createSealer } from './sealer.ts';

const secret = 'GEZDGNBVGY3TQOJQ';
const secretsKey = Buffer.alloc(32, 'one');
const otherKey = Buffer.alloc(32, 'other');

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-test-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

describe('a sealed secret', () => {
  test('can be decrypted, and looks different each time', async () => {
    const sealer = createSealer({ secretsKey, dataDir });
    const texts = await Promise.all([1, 2, 3].map(() => sealer.seal(secret, 'here')));
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      expect(text).not.toContain(secret);
      expect(await sealer.open(text, 'here')).toBe(secret);
      expect(await sealer.isCurrent(text)).toBe(true);
    }
  });

  test('opens nowhere else, with no other key, and not after a change', async () => {
    const sealer = createSealer({ secretsKey, dataDir });
    const text = await sealer.seal(secret, 'here');
    await expect(sealer.open(text, 'there')).rejects.toThrow(CannotOpen);
    const other = createSealer({ secretsKey: otherKey, dataDir });
    await expect(other.open(text, 'here')).rejects.toThrow(/SECRETS_KEY must be the same/);
    const last = text.length - 3;
    const changed = text.slice(0, last) + (text[last] === 'A' ? 'B' : 'A') + text.slice(last + 1);
    await expect(sealer.open(changed, 'here')).rejects.toThrow(CannotOpen);
    for (const broken of ['', 'v1', text.slice(0, 20)]) {
      await expect(sealer.open(broken, 'here'), broken).rejects.toThrow(CannotOpen);
    }
  });
});

test('a hash is the same for one key, text and purpose, and does not reveal the text', async () => {
  const sealer = createSealer({ secretsKey, dataDir });
  const hash = await sealer.hash(secret, 'here');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await createSealer({ secretsKey, dataDir }).hash(secret, 'here')).toBe(hash);
  const others = [
    sealer.hash(`${secret}A`, 'here'),
    sealer.hash(secret, 'there'),
    createSealer({ secretsKey: otherKey, dataDir }).hash(secret, 'here'),
  ];
  expect(new Set([hash, ...(await Promise.all(others))]).size).toBe(4);
});

describe('without a key in the settings', () => {
  const kept = () => fs.readdirSync(dataDir);

  test('one is created if needed, readable by its user only, and kept', async () => {
    const sealer = createSealer({ dataDir });
    expect(await sealer.isCurrent('v1:00000000:AAAA')).toBe(false);
    await expect(sealer.open('v1:00000000:AAAA', 'here')).rejects.toThrow(CannotOpen);
    expect(kept()).toEqual([]);
    const text = await sealer.seal(secret, 'here');
    expect(kept()).toEqual([keyFile]);
    expect((fs.statSync(path.join(dataDir, keyFile)).mode & 0o777).toString(8)).toBe('600');
    expect(await createSealer({ dataDir }).open(text, 'here')).toBe(secret);
  });

  test('processes that need one at once get the same', async () => {
    const sealers = Array.from({ length: 8 }, () => createSealer({ dataDir }));
    const texts = await Promise.all(sealers.map((sealer) => sealer.seal(secret, 'here')));
    expect(kept()).toEqual([keyFile]);
    for (const sealer of sealers) {
      for (const text of texts) expect(await sealer.open(text, 'here')).toBe(secret);
    }
  });

  test('a file that holds no key is not replaced', async () => {
    fs.writeFileSync(path.join(dataDir, keyFile), 'not a key');
    const sealer = createSealer({ dataDir });
    await expect(sealer.seal(secret, 'here')).rejects.toThrow(/holds no key/);
    expect(fs.readFileSync(path.join(dataDir, keyFile), 'utf8')).toBe('not a key');
  });
});

test('a key that is set later is used from then on, and the former still opens', async () => {
  const former = await createSealer({ dataDir }).seal(secret, 'here');
  const sealer = createSealer({ secretsKey, dataDir });
  expect(await sealer.open(former, 'here')).toBe(secret);
  expect(await sealer.isCurrent(former)).toBe(false);
  const text = await sealer.seal(secret, 'here');
  expect(await createSealer({ secretsKey, dataDir: 'none' }).open(text, 'here')).toBe(secret);
});
