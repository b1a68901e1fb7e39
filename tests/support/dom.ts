import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';

/*
 * Console output of a component fails its test. A test that expects a message replaces the method:
 * `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */

// a dialog is loaded when it is opened, which may take longer than the default second on a busy
// machine
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so there is nothing to observe
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const watched = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const method of watched) {
    console[method] = (...args: unknown[]) => {
      unexpected.push(`console.${method}: ${format(...args)}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  expect(unexpected, 'unexpected output on the console').toEqual([]);
});

// runs before the check above, so that it sees messages from unmounting
afterEach(cleanup);
