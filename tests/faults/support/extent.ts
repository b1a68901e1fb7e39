/** Whether the tests run at full length (`npm run test:faults`). */
const isWhole = process.env.FAULTS === 'whole';

/** What belongs to the short or the full length. */
export const extent = <Value>(short: Value, whole: Value): Value => (isWhole ? whole : short);
