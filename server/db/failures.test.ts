import { expect, test } from 'vitest';
import { isConnectionLost, isTransient, isUnavailable, networkCodes } from './failures.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

test.each([
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ECONNREFUSED',
])('a host that is not found or not reached counts as a database that is away (%s)', (code) => {
  expect(networkCodes).toContain(code);
  expect(isUnavailable(failure(code))).toBe(true);
  expect(isTransient(failure(code))).toBe(true);
  expect(isConnectionLost(failure(code))).toBe(true);
});

test.each(['EACCES', 'ENOENT', '22012', '42P01'])('another failure does not (%s)', (code) => {
  expect(isUnavailable(failure(code))).toBe(false);
  expect(isTransient(failure(code))).toBe(false);
});
