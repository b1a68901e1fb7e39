const inBerlin = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Berlin at a moment, as YYYY-MM-DD. */
export const berlinDay = (moment: Date): string => inBerlin.format(moment);
