import * as v from 'valibot';

/** The state of a record with a first and a last day; computed, never set. */
export const runStates = ['active', 'scheduled', 'inactive', 'ended'] as const;

/** Values accepted by the calls that switch a record on or off. */
const activities = ['active', 'inactive'] as const;
export const activity = v.picklist(activities, 'rules.wrongType');

// rejects a partially typed year, which begins with zeros
const pattern = /^2[01]\d{2}-\d{2}-\d{2}$/;

export const isDay = (text: string): boolean => {
  if (!pattern.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** A calendar day in Berlin as YYYY-MM-DD, or null. */
export const calendarDate = v.nullish(
  v.pipe(
    v.string('rules.wrongType'),
    v.trim(),
    v.check((text) => text === '' || isDay(text), 'rules.calendarDate'),
    v.transform((text) => text || null),
  ),
  null,
);

/** The first and the last day of a validity period, both inclusive; null means open. */
export const period = { startsOn: calendarDate, endsOn: calendarDate };

interface Period {
  startsOn: string | null;
  endsOn: string | null;
}

export const endsInTime = ({ startsOn, endsOn }: Period): boolean =>
  startsOn === null || endsOn === null || endsOn >= startsOn;

/** Number of days between two days; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
