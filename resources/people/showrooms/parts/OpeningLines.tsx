import { days, type OpeningSpan } from '#contract/rules/people/openingHours.ts';
import { language } from '#providers/preferences.ts';
import { weekday } from '#resources/people/showrooms/weekday.ts';

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

/** Groups consecutive days with the same hours. */
const runsOf = (spans: readonly OpeningSpan[]): Run[] =>
  days.reduce<Run[]>((runs, day) => {
    const times = timesOf(spans, day);
    const last = runs.at(-1);
    if (last && last.times === times) last.to = day;
    else runs.push({ from: day, to: day, times });
    return runs;
  }, []);

/** Opening hours in as few lines as possible; `none` is shown if there are none. */
export const OpeningLines = ({ spans, none }: { spans: readonly OpeningSpan[]; none: string }) => {
  const locale = language.use();
  const open = runsOf(spans).filter(({ times }) => times !== '');
  if (open.length === 0) return none;
  return open.map(({ from, to, times }) => (
    <div key={from}>
      {[...new Set([from, to])].map((day) => weekday(day, locale, 'short')).join('–')} {times}
    </div>
  ));
};
