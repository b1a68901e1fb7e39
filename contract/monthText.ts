import type { Language } from './language.ts';

/** A calendar month in words, such as "Oktober 2026". @param month YYYY-MM */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
