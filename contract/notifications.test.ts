import { expect, test } from 'vitest';
import { notificationValues } from './notifications.ts';

const params = { number: 'P-2026-000001', net: '3583.44', smart_count: 2 };

test.each([
  ['de', '3.583,44\u00a0€'],
  ['en', '€3,583.44'],
] as const)('amounts are formatted for %s, and everything else is unchanged', (language, net) => {
  expect(notificationValues(language, params)).toEqual({ ...params, net });
});
