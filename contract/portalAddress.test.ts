import { expect, test } from 'vitest';
import { addressAtPortal } from './portalAddress.ts';

test.each([
  ['http://admin.localhost:3000/vendor/k?a=1', 'http://partner.localhost:3000/vendor/k?a=1'],
  ['http://localhost:3000/vendor/k', 'http://partner.localhost:3000/vendor/k'],
  ['https://manufacturer.atrium.example/vendor/k', 'https://partner.atrium.example/vendor/k'],
  ['https://partner.atrium.example/vendor/k', null],
  ['http://127.0.0.1:3000/vendor/k', null],
  ['https://atrium.example/vendor/k', null],
])('%s is %s for partners', (address, expected) => {
  expect(addressAtPortal(address, 'vendor')).toBe(expected);
});
