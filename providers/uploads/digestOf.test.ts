import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { digestOf } from './digestOf.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file is known by the SHA-256 of its bytes, as the server computes it', async () => {
  const content = Buffer.from([0, 1, 2, 255]);
  const digest = createHash('sha256').update(content).digest('hex');
  expect(await digestOf(new Blob([content]))).toBe(digest);
});

test('finds no digest without a secure context', async () => {
  vi.stubGlobal('crypto', {});
  expect(await digestOf(new Blob(['a']))).toBeNull();
});
