import type { Language } from './language.ts';

/*
 * The one place where numbers, amounts and dates become text, for screens, mails and documents.
 * English is British. Amounts are decimal strings, which may have more digits than a float can hold.
 */

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

type Amount = number | string;

const asNumber = (value: Amount) => value as number | Intl.StringNumericLiteral;

const numberFormats = new Map<string, Intl.NumberFormat>();

// creating a format costs more than formatting a thousand numbers
const numberFormat = (language: Language, options: Intl.NumberFormatOptions = {}) => {
  const key = language + JSON.stringify(options);
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locales[language], options);
  numberFormats.set(key, made);
  return made;
};

/** A number with the language's digit grouping: 1.351 in German. */
export const numberText = (
  value: Amount,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string => numberFormat(language, options).format(asNumber(value));

/** An amount in EUR: 1.546,80 € or €1,546.80. */
export const euroText = (
  amount: Amount,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string => numberText(amount, language, { style: 'currency', currency: 'EUR', ...options });

/** Whether the language writes the currency before the amount, as in fields. */
export const isEuroFirst = (language: Language): boolean => language === 'en';

/** A number of percent: 7,5 % for 7.5 in German, 7.5% in English. */
export const percentText = (
  percent: Amount,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string =>
  numberText(Number(percent) / 100, language, {
    style: 'percent',
    maximumFractionDigits: 2,
    ...options,
  });

const kilobyte = 1024;

/** A size, of a file or a database: 1,5 MB or 1.5 MB. */
export const sizeText = (bytes: number, language: Language): string => {
  const kilobytes = bytes / kilobyte;
  const power = kilobytes < kilobyte ? 0 : kilobytes < kilobyte ** 2 ? 1 : 2;
  const value = power === 0 ? Math.max(1, kilobytes) : kilobytes / kilobyte ** power;
  return numberText(value, language, {
    style: 'unit',
    unit: ['kilobyte', 'megabyte', 'gigabyte'][power],
    maximumFractionDigits: power === 0 ? 0 : 1,
  });
};

const durations = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** A duration in its largest unit: 3 Stunden, 45 seconds. */
export const durationText = (seconds: number, language: Language): string => {
  const { unit, seconds: size } =
    durations.find((duration) => seconds >= duration.seconds) ?? durations[3];
  return numberText(Math.floor(seconds / size), language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
};

const dateFormats = new Map<string, Intl.DateTimeFormat>();

const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const key = language + JSON.stringify(options);
  const known = dateFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], options);
  dateFormats.set(key, made);
  return made;
};

/** A calendar day or the beginning of a moment, as a date in UTC. */
const dayOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`);

/** A calendar day (YYYY-MM-DD): 23.11.2026 or 23 Nov 2026. */
export const dayText = (
  day: string,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => dateFormat(language, { ...options, timeZone: 'UTC' }).format(dayOf(day));

/** A calendar day as one types it: 23.11.2026 or 23/11/2026. */
export const typedDayText = (day: string, language: Language): string =>
  dayText(day, language, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** Two calendar days as one text. */
export const daysText = (from: string, to: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    dayOf(from),
    dayOf(to),
  );

/** A moment (ISO 8601, UTC) in Germany: 23.11.2026, 23:31 or 23 Nov 2026, 23:31. */
export const momentText = (
  moment: string | Date,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string =>
  dateFormat(language, { ...options, timeZone: 'Europe/Berlin' }).format(new Date(moment));

/** A day as seen from today: in 3 Tagen, yesterday. */
export const relativeDayText = (daysFromToday: number, language: Language): string =>
  new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(daysFromToday, 'day');

/** Names as a list: Anna, Ben und Cem, or Anna, Ben and Cem. */
export const listText = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language]).format(names);
