import { describe, expect, test } from 'vitest';
import { calendarDate, daysBetween, endsInTime } from './calendarDate.ts';
import { check } from './check.ts';

describe('a day of the calendar', () => {
  test.each([
    ['2026-02-28', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%s', (given, value) => {
    expect(check(calendarDate, given)).toEqual({ ok: true, value });
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '0202-01-01',
    '28.02.2026',
    '2026-2-8',
    '2026-01-01T00:00',
  ])('%s is none', (given) => {
    expect(check(calendarDate, given)).toMatchObject({
      violations: { '': { rule: 'rules.calendarDate' } },
    });
  });
});

test('an end must not be before the start, and either may be open', () => {
  const day = '2026-05-05';
  expect(endsInTime({ startsOn: day, endsOn: day })).toBe(true);
  expect(endsInTime({ startsOn: day, endsOn: '2026-05-04' })).toBe(false);
  expect(endsInTime({ startsOn: null, endsOn: day })).toBe(true);
  expect(endsInTime({ startsOn: day, endsOn: null })).toBe(true);
});

test('days are counted over the change of the clock', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
});
