import {
  isConflict,
  isDamaged,
  isLockTimeout,
  isOutOfRoom,
  isReadOnly,
  isTimeout,
  isUnavailable,
} from '#server/db/failures.ts';
import { CannotSignIn } from '#server/errors/cannotSignIn.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { StoreUnavailable } from '#server/storage/files.ts';

/** The delay in `Retry-After` after which a refused caller may retry. */
export const retryAfterSeconds = 1;

/** The error for a failure the caller may retry later; null for any other failure. */
export const asUnavailable = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error.code === 'UNAVAILABLE' ? error : null;
  if (error instanceof CannotSignIn) {
    const msg = isOutOfRoom(error.cause) ? 'error.NO_ROOM_SIGN_IN' : 'error.READ_ONLY_SIGN_IN';
    return new DomainError('UNAVAILABLE', { msg });
  }
  if (isTimeout(error)) return new DomainError('UNAVAILABLE', { msg: 'error.TIMEOUT' });
  // the transaction was repeated in vain (inTransaction)
  if (isConflict(error)) return new DomainError('UNAVAILABLE', { msg: 'error.BUSY' });
  if (isLockTimeout(error)) return new DomainError('UNAVAILABLE', { msg: 'error.RECORD_BUSY' });
  if (isOutOfRoom(error)) return new DomainError('UNAVAILABLE', { msg: 'error.NO_ROOM' });
  if (isDamaged(error)) return new DomainError('UNAVAILABLE', { msg: 'error.DAMAGED' });
  if (isReadOnly(error)) return new DomainError('UNAVAILABLE', { msg: 'error.READ_ONLY' });
  if (error instanceof StoreUnavailable) {
    return new DomainError('UNAVAILABLE', { msg: 'error.STORE_UNAVAILABLE' });
  }
  return isUnavailable(error) ? new DomainError('UNAVAILABLE') : null;
};
