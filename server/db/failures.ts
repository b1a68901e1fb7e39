/** Classes of SQLSTATE that tell of the server, not of what it was asked. */
const passingStates = /^(08|53|57P|40001|40P01)/;
const passingSystemCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];

/**
 * Whether the same may well succeed later: the database is away or starting, or two transactions got
 * into each other's way.
 */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (passingStates.test(code) || passingSystemCodes.includes(code)) return true;
  // what pg says of a connection that broke or could not be had carries no code
  return /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(
    error.message,
  );
};
