/**
 * Files that every process must find are kept in the database, in parts of about this size: small
 * enough to write and to read without holding the process or much of its memory.
 */
export const filePartBytes = 262_144;
