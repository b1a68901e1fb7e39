import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { startFailureOf } from './errors/startProblem.ts';
import { refuseOldNode } from './nodeVersion.ts';

test('a Node that the product runs on is accepted', () => {
  expect(() => refuseOldNode()).not.toThrow();
  expect(() => refuseOldNode('24.0.0')).not.toThrow();
  expect(() => refuseOldNode('26.10.0')).not.toThrow();
});

test('an older Node is rejected permanently', () => {
  const attempt = () => refuseOldNode('20.20.2');
  expect(attempt).toThrow('Atrium runs on Node 24 or newer; this is 20.20.2.');
  try {
    attempt();
  } catch (error) {
    expect(startFailureOf(error).exitCode).toBe(78);
  }
});

test('the scripts bring the Node that the server needs', async () => {
  const script = pathToFileURL(path.resolve('scripts/lib/runtime.mjs')).href;
  const { neededMajor } = (await import(/* @vite-ignore */ script)) as { neededMajor: number };
  expect(() => refuseOldNode(`${neededMajor}.0.0`)).not.toThrow();
  expect(() => refuseOldNode(`${neededMajor - 1}.0.0`)).toThrow();
});
