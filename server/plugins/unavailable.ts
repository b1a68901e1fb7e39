import { isAway, isTimeout } from '#server/db/failures.ts';
import { ApiError } from '#server/graphql/errors.ts';

/** What the caller may try again later, as the error that says so; null for any other failure. */
export const asUnavailable = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error.extensions.code === 'UNAVAILABLE' ? error : null;
  if (isTimeout(error)) return new ApiError('UNAVAILABLE', { msg: 'error.TIMEOUT' });
  return isAway(error) ? new ApiError('UNAVAILABLE') : null;
};
