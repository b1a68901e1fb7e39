/** SQLSTATE classes that concern the server rather than the statement. */
const passingStates = /^(08|53|57P)/;
const conflictStates = ['40001', '40P01'];

/** Node's codes for a host that cannot be found or reached, and for a connection that breaks. */
export const networkCodes: readonly string[] = [
  ...['ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE'],
];

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Ends a transaction that another one has overtaken; `inTransaction` repeats it. */
export class Overtaken extends Error {
  readonly code = '40001';
}

/** Whether two transactions conflicted. */
export const isConflict = (error: unknown): boolean => hasCode(error, ...conflictStates);

/** Whether a disk is full: the disk of the database, or that of the images. */
export const isOutOfRoom = (error: unknown): boolean => hasCode(error, '53100', 'ENOSPC', 'EDQUOT');

/** Whether the database refuses every write, as a replica does. */
export const isReadOnly = (error: unknown): boolean => hasCode(error, '25006');

/**
 * Ignores the failure to save something that a caller who only reads does not need: the database is
 * read-only or damaged, or its disk is full. Throws any other error.
 */
export const unlessUnsaved = (error: unknown): false => {
  if (isReadOnly(error) || isOutOfRoom(error) || isDamaged(error)) return false;
  throw error;
};

/** Whether a statement names a table, column or function that is not there, as before a migration. */
export const isOutdatedSchema = (error: unknown): boolean =>
  hasCode(error, '42P01', '42703', '42883');

/** Whether the database has found a page or an index of its files damaged. */
export const isDamaged = (error: unknown): boolean => hasCode(error, 'XX001', 'XX002');

/** Whether a statement has waited too long for a lock that another transaction holds. */
export const isLockTimeout = (error: unknown): boolean => hasCode(error, '55P03');

/** Whether a statement violated the constraint, or unique index, of this name. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

/** Whether a statement or request took too long. */
export const isTimeout = (error: unknown): boolean =>
  hasCode(error, '57014', '25P03', 'FST_ERR_HANDLER_TIMEOUT');

/**
 * Whether a retry may succeed: the database is unreachable or starting, two transactions
 * conflicted, or one held a lock for too long.
 */
export const isTransient = (error: unknown): boolean =>
  isUnavailable(error) || isConflict(error) || isLockTimeout(error);

/** Whether a statement has met no server, or lost its connection: another connection may answer it. */
export const isConnectionLost = (error: unknown): boolean =>
  isUnavailable(error) && !isOutOfRoom(error) && !isReadOnly(error) && !isDamaged(error);

/** Whether a pooler, which has answered itself, has no connection to its server. */
export const hasLostServer = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^08/.test(String(error.code));

/**
 * Whether the database is unreachable, starting, out of connections, read-only or damaged, or a
 * disk is full.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (isOutOfRoom(error) || isReadOnly(error) || isDamaged(error)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (passingStates.test(code) || networkCodes.includes(code)) return true;
  // pg's errors about broken or unavailable connections have no code
  return /connection (terminated|timeout|error)|timeout exceeded when trying to connect/i.test(
    error.message,
  );
};
