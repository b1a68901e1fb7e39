import { describe, expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { signInCode } from '#contract/rules/platform/secondFactorCode.ts';
import { addressOf, newRecoveryCodes, newSecret, stepOf } from './codes.ts';

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the code of a moment', () => {
  // the last six of the eight digits given there
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('after %i seconds is %s, as in RFC 6238', (seconds, code) => {
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  const step = 37_037_036;
  const code = '081804';
  test.each([
    [-2, null],
    [-1, step],
    [0, step],
    [1, step],
    [2, null],
  ])('tolerates a clock that is off by at most one step: %i', (steps, expected) => {
    for (const second of [0, 29.999]) {
      const at = (step + steps) * 30_000 + second * 1000;
      expect(stepOf(secret, code, at)).toBe(expected);
    }
  });

  test('is not that of another secret, and not a part of it', () => {
    expect(stepOf(newSecret(), code, step * 30_000)).toBeNull();
    for (const wrong of ['', '08180', '0818040', '081805', 'abcdef']) {
      expect(stepOf(secret, wrong, step * 30_000), wrong).toBeNull();
    }
  });
});

test('a secret has 160 bits and is different each time', () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(20);
});

test('gives the app the account, the portal and the secret', () => {
  const address = addressOf(secret, {
    issuer: 'Atrium · Verwaltung',
    label: 'ada+1@atrium.example',
  });
  const { protocol, searchParams, href } = new URL(address);
  expect(protocol).toBe('otpauth:');
  expect(decodeURIComponent(href)).toContain('totp/Atrium · Verwaltung:ada+1@atrium.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Atrium · Verwaltung',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('ten recovery codes are different and easy to type', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(check(signInCode, { code })).toEqual({ ok: true, value: { code } });
});
