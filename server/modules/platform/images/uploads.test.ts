import { expect, test } from 'vitest';
import { plainName } from './uploads.ts';

test.each([
  ['C:\\Bilder\\Tisch.jpg', 'Tisch.jpg'],
  ['Möbel.png'.normalize('NFD'), 'Möbel.png'],
  ['Tisch\u202Egpj.exe', 'Tischgpj.exe'],
  ['a\u0000b\u2066c\u2069.png', 'abc.png'],
])('%j is named %s', (given, name) => {
  expect(plainName(given)).toBe(name);
});
