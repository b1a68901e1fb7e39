import * as v from 'valibot';
import { daysBetween, isDay } from './calendarDate.ts';

const dayMs = 86_400_000;
/** Ten years. */
const daysAtMost = 3660;

/** A required calendar day. */
export const day = v.pipe(
  v.string('rules.required'),
  v.trim(),
  v.minLength(1, 'rules.required'),
  v.check(isDay, 'rules.calendarDate'),
);

/** Number of days in a period, both ends included. */
export const daysOf = ({ from, to }: { from: string; to: string }): number =>
  daysBetween(from, to) + 1;

/** The day `days` later, or earlier if `days` is negative. */
export const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10);

/** The last day of a month, YYYY-MM. */
export const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** Input of a time series: its period, and further entries. */
export const periodInputOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.object({
      from: day,
      to: day,
      interval: v.nullish(v.picklist(intervals, 'rules.filter'), 'day'),
      ...entries,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const period = dataset.value as { from: string; to: string };
      const days = daysOf(period);
      if (days < 1) addIssue({ message: 'rules.endsBeforeStart', path: [atTo(period)] });
      if (days > daysAtMost) {
        addIssue({ message: 'rules.periodTooLong', path: [atTo(period)] });
      }
    }),
  );

// `forward` cannot follow a path through a generic type
const atTo = (input: { from: string; to: string }) =>
  ({ type: 'object', origin: 'value', input: { ...input }, key: 'to', value: input.to }) as const;
