const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What clocks in Berlin show at a moment: `2026-12-01T10:00`. */
export const berlinLocal = (moment: string): string =>
  clock.format(new Date(moment)).replace(' ', 'T');

/**
 * The moment at which clocks in Berlin show `2026-12-01T10:00`, as ISO 8601 in UTC; of the hour that
 * comes twice in autumn, one of both.
 */
export const berlinMoment = (local: string): string => {
  const asUtc = Date.parse(`${local}Z`);
  const guess = new Date(asUtc - offsetAt(asUtc));
  return new Date(asUtc - offsetAt(guess.getTime())).toISOString();
};

const offsetAt = (moment: number): number =>
  Date.parse(`${berlinLocal(new Date(moment).toISOString())}Z`) - moment;
