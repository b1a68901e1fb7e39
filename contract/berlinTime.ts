const parts = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as it reads in Berlin, as an input of date and time has it: YYYY-MM-DDTHH:MM. */
export const berlinTime = (moment: string): string =>
  parts.format(new Date(moment)).replace(' ', 'T');

/**
 * The moment (ISO 8601, UTC) at which clocks in Berlin show a time. One that the change to summer time
 * leaves out is an hour later.
 */
export const momentInBerlin = (time: string): string => {
  const wanted = Date.parse(`${time}:00Z`);
  // Berlin is an hour or two ahead; of a time that is there twice the first
  const hours = [2, 1].find((ahead) => {
    const moment = new Date(wanted - ahead * 3_600_000).toISOString();
    return berlinTime(moment) === time;
  });
  return new Date(wanted - (hours ?? 1) * 3_600_000).toISOString();
};
