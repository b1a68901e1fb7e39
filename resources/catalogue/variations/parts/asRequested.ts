import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';

/** The outcome of publishing only complete variations: those left out have not failed. */
export const asRequested = (result: BulkResultFragment): BulkResultFragment => ({
  ...result,
  failures: result.failures.filter(({ msg }) => msg !== 'error.INCOMPLETE'),
});
