import { expect, test } from 'vitest';
import { patienceMs, pauseAfter, pauses } from './pauses.ts';

test('pauses grow, and last about three days together', () => {
  const sorted = [...pauses].sort((a, b) => a - b);
  expect(pauses).toEqual(sorted);
  expect(patienceMs / 3_600_000).toBeGreaterThan(70);
  expect(patienceMs / 3_600_000).toBeLessThan(72);
});

test('a pause is up to a tenth longer, never shorter', () => {
  for (const [index, pause] of pauses.entries()) {
    expect(pauseAfter(index + 1, 0)).toBe(pause);
    expect(pauseAfter(index + 1, 1)).toBe(Math.round(pause * 1.1));
    const drawn = pauseAfter(index + 1) ?? 0;
    expect(drawn).toBeGreaterThanOrEqual(pause);
    expect(drawn).toBeLessThanOrEqual(Math.round(pause * 1.1));
  }
});

test('after the last attempt there is none', () => {
  expect(pauseAfter(pauses.length + 1)).toBeNull();
});
