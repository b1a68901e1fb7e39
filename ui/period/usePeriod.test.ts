import { describe, expect, test, vi } from 'vitest';
import { periodIn } from './usePeriod.ts';

describe('the period in the address', () => {
  const at = (search: string) => periodIn(new URLSearchParams(search));

  test.each([
    ['', '2026-10-25', 30, 'day'],
    ['days=7', '2026-11-17', 7, 'day'],
    ['days=90', '2026-08-26', 90, 'week'],
    ['days=365', '2025-11-24', 365, 'month'],
    ['days=31', '2026-10-25', 30, 'day'],
    // an incomplete or invalid period is ignored
    ['from=2026-01-01', '2026-10-25', 30, 'day'],
    ['from=2026-02-30&to=2026-03-01', '2026-10-25', 30, 'day'],
    ['from=2026-03-02&to=2026-03-01', '2026-10-25', 30, 'day'],
  ])('%o ends today', (search, from, recent, interval) => {
    // in Germany it is already the 23rd
    vi.setSystemTime('2026-11-22T23:30:00Z');
    expect(at(search)).toEqual({ from, to: '2026-11-23', recent, interval });
    vi.useRealTimers();
  });

  test('is custom with two days, and recent otherwise', () => {
    const own = 'from=2026-01-01&to=2026-06-30';
    const period = { from: '2026-01-01', to: '2026-06-30', recent: undefined };
    expect(at(own)).toEqual({ ...period, interval: 'week' });
    expect(at(`${own}&days=7&interval=month`)).toEqual({ ...period, interval: 'month' });
    expect(at(`${own}&interval=hour`)).toEqual({ ...period, interval: 'week' });
  });
});
