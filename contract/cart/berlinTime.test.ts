import { expect, test } from 'vitest';
import { berlinLocal, berlinMoment } from './berlinTime.ts';

test.each([
  ['2026-12-01T10:00', '2026-12-01T09:00:00.000Z'],
  ['2026-07-01T10:30', '2026-07-01T08:30:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
])('%s in Berlin is %s, and back', (local, moment) => {
  expect(berlinMoment(local)).toBe(moment);
  expect(berlinLocal(moment)).toBe(local);
});
