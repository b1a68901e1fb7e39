import { isAway, isOutOfRoom, isTimeout } from '#server/db/failures.ts';
import { ApiError } from './errors.ts';

/** When whoever was told so may ask again, as `Retry-After` says it. */
export const retryAfterSeconds = 1;

/** The error for a failure the caller may retry later; null for any other failure. */
export const asUnavailable = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error.extensions.code === 'UNAVAILABLE' ? error : null;
  if (isTimeout(error)) return new ApiError('UNAVAILABLE', { msg: 'error.TIMEOUT' });
  if (isOutOfRoom(error)) return new ApiError('UNAVAILABLE', { msg: 'error.NO_ROOM' });
  return isAway(error) ? new ApiError('UNAVAILABLE') : null;
};
