import * as v from 'valibot';

/** The state of a record with a first and a last day; computed, never set. */
export const runStates = ['active', 'scheduled', 'inactive', 'ended'] as const;

/** Whether it is switched on, as the calls that switch it name it. */
const activities = ['active', 'inactive'] as const;
export const activity = v.picklist(activities, 'rules.wrongType');

// a year that is being typed begins with zeros
const pattern = /^2[01]\d{2}-\d{2}-\d{2}$/;

export const isDay = (text: string): boolean => {
  if (!pattern.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** A day of the calendar in Berlin as YYYY-MM-DD, or null for none. */
export const calendarDate = v.nullish(
  v.pipe(
    v.string('rules.wrongType'),
    v.trim(),
    v.check((text) => text === '' || isDay(text), 'rules.calendarDate'),
    v.transform((text) => text || null),
  ),
  null,
);

/** The first and the last day of what runs for a time; both count, and null is open. */
export const period = { startsOn: calendarDate, endsOn: calendarDate };

interface Period {
  startsOn: string | null;
  endsOn: string | null;
}

export const endsInTime = ({ startsOn, endsOn }: Period): boolean =>
  startsOn === null || endsOn === null || endsOn >= startsOn;

/** How many days from one day to another; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
