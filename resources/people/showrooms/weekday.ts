/** The name of a day of the week; 1 is Monday. */
export const weekday = (day: number, locale: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
    // 2024 began on a Monday
    Date.UTC(2024, 0, day),
  );
