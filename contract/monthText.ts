import { dayText } from '#contract/format.ts';
import type { Language } from './language.ts';

/** A calendar month in words, such as "Oktober 2026". @param month YYYY-MM */
export const monthText = (month: string, language: Language): string =>
  dayText(`${month}-01`, language, { month: 'long', year: 'numeric' });
