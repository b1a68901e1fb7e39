import { expect, test } from 'vitest';
import { typedDay, typedMoment, typedTime } from './typedDates.ts';

test.each([
  ['03.01.2026', '2026-01-03'],
  ['3.1.2026', '2026-01-03'],
  ['3. 1. 2026', '2026-01-03'],
  ['03/01/2026', '2026-01-03'],
  ['3-1-2026', '2026-01-03'],
  ['03012026', '2026-01-03'],
  ['2026-01-03', '2026-01-03'],
  [' 31.12.2026 ', '2026-12-31'],
  ['31.11.2026', undefined],
  ['3.1.', undefined],
  // otherwise a filter would take the beginning of a year for the year
  ['3.1.20', undefined],
  ['3.1/2026', undefined],
  ['3.13.2026', undefined],
  ['morgen', undefined],
])('the day of %j', (text, day) => expect(typedDay(text)).toBe(day));

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['9.30 Uhr', '09:30'],
  ['0930', '09:30'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['früh', undefined],
])('the time of %j', (text, time) => expect(typedTime(text)).toBe(time));

test.each([
  ['3.1.2026, 9:30', '2026-01-03T09:30'],
  ['03/01/2026 14:00', '2026-01-03T14:00'],
  ['2026-01-03T09:30', '2026-01-03T09:30'],
  ['3.1.2026', undefined],
  ['9:30', undefined],
])('the moment of %j', (text, moment) => expect(typedMoment(text)).toBe(moment));
