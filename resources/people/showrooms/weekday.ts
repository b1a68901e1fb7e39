import { dayText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';

/** The name of a weekday; 1 is Monday. */
export const weekday = (day: number, locale: Language, style: 'short' | 'long'): string =>
  // 1 January 2024 was a Monday
  dayText(`2024-01-0${day}`, locale, { weekday: style });
