import { expect, test } from 'vitest';
import { portalOfHost } from './portal.ts';

test.each([
  ['admin.localhost:3000', 'admin'],
  ['manufacturer.localhost:3000', 'manufacturer'],
  ['partner.localhost:3000', 'vendor'],
  ['PARTNER.atrium.example', 'vendor'],
  ['partner', 'vendor'],
  ['localhost:3000', 'admin'],
  ['127.0.0.1', 'admin'],
  ['www.partner.example', 'admin'],
  ['vendor.atrium.example', 'admin'],
  ['partners.atrium.example', 'admin'],
  ['', 'admin'],
])('the host "%s" is the portal %s', (host, portal) => {
  expect(portalOfHost(host)).toBe(portal);
});
