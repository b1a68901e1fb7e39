/** SQLSTATE classes that concern the server rather than the statement. */
const passingStates = /^(08|53|57P)/;
const conflictStates = ['40001', '40P01'];
const passingSystemCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];

/** Ends a transaction that another one has overtaken; `inTransaction` repeats it. */
export class Overtaken extends Error {
  readonly code = '40001';
}

/** Whether two transactions conflicted. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictStates.includes(String(error.code));

/**
 * Whether a disk is full: the disk of the database, which is then read-only, or that of the images.
 */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['53100', '25006', 'ENOSPC', 'EDQUOT'].includes(String(error.code));

/** Whether a statement violated the constraint, or unique index, of this name. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

/** Whether a statement took too long, or waited too long for its turn. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['57014', '55P03', '25P03', 'FST_ERR_HANDLER_TIMEOUT'].includes(String(error.code));

/**
 * Whether a retry may succeed: the database is unreachable or starting, or two transactions
 * conflicted.
 */
export const isTransient = (error: unknown): boolean => isUnavailable(error) || isConflict(error);

/** Whether the database is unreachable, starting or out of connections, or a disk is full. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (isOutOfRoom(error)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (passingStates.test(code) || passingSystemCodes.includes(code)) return true;
  // pg's errors about broken or unavailable connections have no code
  return /connection (terminated|timeout|error)|timeout exceeded when trying to connect/i.test(
    error.message,
  );
};
