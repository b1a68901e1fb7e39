import { useRecordContext } from 'react-admin';
import { days, type OpeningSpan } from '#contract/rules/openingHours.ts';
import { language } from '#providers/preferences.ts';
import { useResourceText } from '#ui/record/useResourceText.ts';
import type { ShowroomRecord } from './operations.ts';
import { weekday } from './weekday.ts';

interface Run {
  from: number;
  to: number;
  times: string;
}

const timesOf = (spans: readonly OpeningSpan[], day: number): string =>
  spans
    .filter((each) => each.day === day)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ');

/** Days in a row with the same hours, together. */
const runsOf = (spans: readonly OpeningSpan[]): Run[] =>
  days.reduce<Run[]>((runs, day) => {
    const times = timesOf(spans, day);
    const last = runs.at(-1);
    if (last && last.times === times) last.to = day;
    else runs.push({ from: day, to: day, times });
    return runs;
  }, []);

/** The opening hours of a showroom, in as few lines as they allow. */
export const Hours = () => {
  const text = useResourceText();
  const locale = language.use();
  const record = useRecordContext<ShowroomRecord>();
  if (!record) return null;
  const open = runsOf(record.openingHours).filter(({ times }) => times !== '');
  if (open.length === 0) return <>{text('hours.none')}</>;
  return (
    <>
      {open.map(({ from, to, times }) => (
        <div key={from}>
          {[...new Set([from, to])].map((day) => weekday(day, locale, 'short')).join('–')} {times}
        </div>
      ))}
    </>
  );
};
