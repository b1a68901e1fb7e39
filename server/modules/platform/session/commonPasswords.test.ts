import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

test.each([
  ['123456789012', true],
  ['Password2026!', true],
  ['!!1234Monkey1234', true],
  ['QWERTYUIOP12', true],
  ['Passwort2026!', true],
  ['Schreibtisch!', true],
  ['2026sommersommer', true],
  ['qwertzuiopü+', true],
  ['Qwertzasdfghyxcv', true],
  ['lkjhgfdsa4321', true],
  ['qwertzLampe!!', false],
  ['vier Stühle am Fenster', false],
  ['Hocker-Lampe-Diele', false],
  ['842930194817', false],
])('decides whether %s is a common password: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common);
});
