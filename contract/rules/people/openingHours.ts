import * as v from 'valibot';

/** A showroom's opening hours on one day: 1 is Monday; `opens` and `closes` are HH:MM. */
export interface OpeningSpan {
  day: number;
  opens: string;
  closes: string;
}

export const days = [1, 2, 3, 4, 5, 6, 7] as const;
export const spansPerDay = 2;

const time = (pattern: RegExp) =>
  v.pipe(v.string('rules.required'), v.trim(), v.regex(pattern, 'rules.time'));

const span = v.object({
  day: v.picklist(days, 'rules.wrongType'),
  opens: time(/^([01]\d|2[0-3]):[0-5]\d$/),
  // open until midnight
  closes: time(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
});

const spansOf = (spans: readonly OpeningSpan[], day: number) =>
  spans.filter((each) => each.day === day).sort(byTime);

const byTime = (one: OpeningSpan, other: OpeningSpan): number =>
  one.day - other.day || one.opens.localeCompare(other.opens);

const isBackwards = ({ opens, closes }: OpeningSpan): boolean => closes <= opens;

// touching spans do not overlap
const overlaps = (spans: readonly OpeningSpan[]): boolean =>
  spans.some((each, index) => each.opens < (spans[index - 1]?.closes ?? ''));

/** The span as stored in the history, without the day's name. */
export const spanLine = ({ day, opens, closes }: OpeningSpan): string =>
  `${day} ${opens}–${closes}`;

/** The error of one day, as a message key. */
export const errorOfDay = (spans: readonly OpeningSpan[], day: number): string | undefined => {
  const own = spansOf(spans, day);
  if (own.some(({ opens, closes }) => !opens || !closes)) return 'rules.time';
  if (own.some(isBackwards)) return 'rules.closesBeforeOpens';
  return overlaps(own) ? 'rules.hoursOverlap' : undefined;
};

/** Opening hours of a week, at most two spans per day; sorted by day and time. */
export const openingHours = v.nullish(
  v.pipe(
    v.array(span, 'rules.wrongType'),
    v.check(
      (spans) => days.every((day) => spansOf(spans, day).length <= spansPerDay),
      'rules.spansPerDay',
    ),
    v.check((spans) => !spans.some(isBackwards), 'rules.closesBeforeOpens'),
    v.check((spans) => days.every((day) => !overlaps(spansOf(spans, day))), 'rules.hoursOverlap'),
    v.transform((spans) => [...spans].sort(byTime)),
  ),
  [],
);
