/** The name of a weekday; 1 is Monday. */
export const weekday = (day: number, locale: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
    // 1 January 2024 was a Monday
    Date.UTC(2024, 0, day),
  );
