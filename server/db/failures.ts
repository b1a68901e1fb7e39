/** Classes of SQLSTATE that tell of the server, not of what it was asked. */
const passingStates = /^(08|53|57P)/;
const conflictStates = ['40001', '40P01'];
const passingSystemCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];

/** Whether two transactions got into each other's way. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictStates.includes(String(error.code));

/** Whether a statement was broken off because it took too long, or waited too long for its turn. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['57014', '55P03', '25P03', 'FST_ERR_HANDLER_TIMEOUT'].includes(String(error.code));

/**
 * Whether the same may well succeed later: the database is away or starting, or two transactions got
 * into each other's way.
 */
export const isPassing = (error: unknown): boolean => isAway(error) || isConflict(error);

/** Whether the database is away, starting or full. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (passingStates.test(code) || passingSystemCodes.includes(code)) return true;
  // what pg says of a connection that broke or could not be had carries no code
  return /connection (terminated|timeout|error)|timeout exceeded when trying to connect/i.test(
    error.message,
  );
};
