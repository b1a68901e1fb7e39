/** Whether the tests run at their full length (`npm run test:faults`). */
export const isWhole = process.env.FAULTS === 'whole';

/** How much of something: as much as `npm test` has time for, or all. */
export const extent = (short: number, whole: number): number => (isWhole ? whole : short);
