const inBerlin = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * A point in time as shown in files, such as 2026-11-22 19:02, in Berlin time.
 * @param moment ISO 8601
 */
export const minuteOf = (moment: string): string => inBerlin.format(new Date(moment));
