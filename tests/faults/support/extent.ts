/** Whether the tests run at full length (`npm run test:faults`). */
const isWhole = process.env.FAULTS === 'whole';

/** A number for the short or the full length. */
export const extent = (short: number, whole: number): number => (isWhole ? whole : short);
