import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { berlinDay } from '#contract/cart/day.ts';
import { check } from '#contract/rules/platform/check.ts';
import {
  daysAfter,
  daysOf,
  type Interval,
  intervals,
  periodInputOf,
} from '#contract/rules/platform/period.ts';

/** The preset periods, in days up to today. */
export const recentDays = [7, 30, 90, 365] as const;

export interface Period {
  from: string;
  to: string;
  interval: Interval;
  /** Set if the period is one of `recentDays`, which always ends today. */
  recent: number | undefined;
}

export const periodRules = periodInputOf({});

/** The default interval, which gives a chart of at most about thirty points. */
const usualInterval = (days: number): Interval => {
  if (days <= 31) return 'day';
  return days <= 210 ? 'week' : 'month';
};

const recentPeriod = (days: number) => {
  const to = berlinDay(new Date());
  return { from: daysAfter(to, 1 - days), to };
};

/** The period in the address (30 days by default), and a function that changes it. */
export const usePeriod = (): [Period, (changes: Partial<Record<string, string>>) => void] => {
  const [search, setSearch] = useSearchParams();
  const period = useMemo(() => periodIn(search), [search]);
  const change = (changes: Partial<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  };
  return [period, change];
};

export const periodIn = (search: URLSearchParams): Period => {
  const own = { from: search.get('from'), to: search.get('to') };
  const asked = check(periodRules, own);
  const days = recentDays.find((each) => String(each) === search.get('days')) ?? 30;
  const chosen = asked.ok ? { from: asked.value.from, to: asked.value.to } : recentPeriod(days);
  const interval =
    intervals.find((each) => each === search.get('interval')) ?? usualInterval(daysOf(chosen));
  return { ...chosen, interval, recent: asked.ok ? undefined : days };
};
