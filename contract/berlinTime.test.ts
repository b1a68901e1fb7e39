import { expect, test } from 'vitest';
import { berlinTime, momentInBerlin } from './berlinTime.ts';

test.each([
  ['2026-01-15T09:30', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15T09:30', '2026-07-15T07:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2027-01-01T00:15', '2026-12-31T23:15:00.000Z'],
])('%s in Berlin is %s', (time, moment) => {
  expect(momentInBerlin(time)).toBe(moment);
  expect(berlinTime(moment)).toBe(time);
});

test('a time that the change to summer time skips is an hour later', () => {
  expect(berlinTime(momentInBerlin('2026-03-29T02:30'))).toBe('2026-03-29T03:30');
});
