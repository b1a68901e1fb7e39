/** The meaning of a number with a date format. */
export type DateKind = 'date' | 'time' | 'both';

/**
 * How a number with a style is shown: as a date or time, or padded with zeros to this many digits.
 */
export type Shown = DateKind | number | null;

/** How a format shows a number; null for a plain number. */
export const shownAs = (id: number, code?: string): Shown => {
  const kind = dateKindOf(id, code);
  if (kind !== null) return kind;
  return code !== undefined && /^0{2,}$/.test(code) ? code.length : null;
};

/** Built-in formats of every workbook. */
const builtIn: Record<number, DateKind> = {
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'both',
  45: 'time',
  46: 'time',
  47: 'time',
};

/** Quoted and escaped text, colours and conditions in brackets, padding. */
const noFormat = /"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]|_.|\*./gi;

/** The kind of date that a format shows; null if the number stays a number. */
const dateKindOf = (id: number, code?: string): DateKind | null => {
  if (code === undefined) return builtIn[id] ?? null;
  const [format = ''] = code.replace(noFormat, '').split(';');
  if (/general/i.test(format)) return null;
  const hasDay = /[yd]/i.test(format);
  const hasHour = /[hs]/i.test(format);
  if (hasDay) return hasHour ? 'both' : 'date';
  if (hasHour) return 'time';
  // m alone is the month
  return /m/i.test(format) ? 'date' : null;
};

/** Excel keeps and shows this many; further digits are binary rounding artefacts. */
const digits = 15;

/**
 * A number as a decimal with a point, never with an exponent: 1299.8999999999999 becomes 1299.9.
 * null if it is not a number.
 */
export const decimalText = (written: string): string | null => {
  const text = written.trim();
  if (/^-?\d+$/.test(text)) return text;
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text)) return null;
  const value = Number(text);
  if (!Number.isFinite(value)) return null;
  return withoutExponent(Number(value.toPrecision(digits)));
};

const withoutExponent = (value: number): string => {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [, sign = '', whole = '', places = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa) ?? [];
  const shift = Number(exponent);
  if (shift > 0) return `${sign}${whole}${places.padEnd(shift, '0')}`;
  return `${sign}0.${'0'.repeat(-shift - 1)}${whole}${places}`;
};

const dayMs = 86_400_000;
/** 31 December 9999, the last day Excel supports. */
const lastDay = 2_958_466;

/** Date, time or both, as `2026-11-22 14:30:00`; null if no calendar has it. */
export const dateText = (written: string, kind: DateKind, from1904: boolean): string | null => {
  const serial = Number(written);
  if (written.trim() === '' || !(serial >= 0 && serial < lastDay)) return null;
  const iso = new Date(
    startOf(serial, from1904) + Math.round(serial * 86_400) * 1000,
  ).toISOString();
  const [day = '', time = ''] = iso.slice(0, 19).split('T');
  if (kind === 'time') return time;
  return kind === 'date' || serial % 1 === 0 ? day : `${day} ${time}`;
};

/** Excel treats 1900 as a leap year: until the nonexistent day, days are off by one. */
const startOf = (serial: number, from1904: boolean): number => {
  if (from1904) return Date.UTC(1904, 0, 1);
  return Date.UTC(1899, 11, 30) + (serial < 60 ? dayMs : 0);
};
