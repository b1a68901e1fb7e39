const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as local time in Berlin: `2026-12-01T10:00`. */
export const berlinLocal = (moment: string): string =>
  clock.format(new Date(moment)).replace(' ', 'T');

/**
 * The moment of a local time in Berlin such as `2026-12-01T10:00`, as ISO 8601 in UTC; either
 * moment for a time in the ambiguous hour in autumn.
 */
export const berlinMoment = (local: string): string => {
  const asUtc = Date.parse(`${local}Z`);
  const guess = new Date(asUtc - offsetAt(asUtc));
  return new Date(asUtc - offsetAt(guess.getTime())).toISOString();
};

const offsetAt = (moment: number): number =>
  Date.parse(`${berlinLocal(new Date(moment).toISOString())}Z`) - moment;
