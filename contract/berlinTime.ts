const parts = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as local time in Berlin, in the format of a datetime-local input: YYYY-MM-DDTHH:MM. */
export const berlinTime = (moment: string): string =>
  parts.format(new Date(moment)).replace(' ', 'T');

/**
 * The moment (ISO 8601, UTC) of a local time in Berlin. A time skipped by the change to summer time
 * is moved an hour later.
 */
export const momentInBerlin = (time: string): string => {
  const wanted = Date.parse(`${time}:00Z`);
  // Berlin is one or two hours ahead of UTC; for an ambiguous time, the earlier moment is used
  const hours = [2, 1].find((ahead) => {
    const moment = new Date(wanted - ahead * 3_600_000).toISOString();
    return berlinTime(moment) === time;
  });
  return new Date(wanted - (hours ?? 1) * 3_600_000).toISOString();
};
