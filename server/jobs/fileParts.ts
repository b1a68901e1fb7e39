/**
 * Files that every process needs are stored in the database in parts of about this size: small
 * enough to write and read without blocking the process or using much memory.
 */
export const filePartBytes = 262_144;
