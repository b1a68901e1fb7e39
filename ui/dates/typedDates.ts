import { isDay } from '#contract/rules/platform/calendarDate.ts';

/* Parses typed dates and times. Both languages write the day first. */

const two = (number: string) => number.padStart(2, '0');

/** The day (YYYY-MM-DD) of a text such as 3.1.2026, 3/1/2026 or 03012026; undefined for others. */
export const typedDay = (text: string): string | undefined => {
  const [first = '', second = '', third = ''] = partsOf(text.trim());
  const isIso = first.length === 4;
  const [year, day] = isIso ? [first, third] : [third, first];
  const written = `${year}-${two(second)}-${two(day)}`;
  return isDay(written) ? written : undefined;
};

const partsOf = (text: string): readonly string[] => {
  if (/^\d{8}$/.test(text)) return [text.slice(0, 2), text.slice(2, 4), text.slice(4)];
  return /^\d+([./-])\s?\d+\1\s?\d+$/.test(text) ? text.split(/[./-]\s?/) : [];
};

/** The time (HH:MM) of a text such as 9, 9:30, 9.30 or 0930; undefined for others. */
export const typedTime = (text: string): string | undefined => {
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:\s?Uhr)?$/.exec(text.trim());
  if (!parts) return undefined;
  const [, hours = '', minutes = '00'] = parts;
  const isTime = Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${two(hours)}:${minutes}` : undefined;
};

/** The local time (YYYY-MM-DDTHH:MM) of a text such as 3.1.2026, 9:30; undefined for others. */
export const typedMoment = (text: string): string | undefined => {
  const [, date = '', time = ''] = /^(\S+?),?(?:\s+|T)(.+)$/.exec(text.trim()) ?? [];
  const [day, at] = [typedDay(date), typedTime(time)];
  return day && at ? `${day}T${at}` : undefined;
};
