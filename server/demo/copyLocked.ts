import { copyDatabase } from '#server/db/copy.ts';
import type { Db } from '#server/db/database.ts';
import { lockDemoAccounts } from './openAccounts.ts';

/**
 * Copies a database to a server and locks the accounts that have the demo's published password.
 * @param isOpen leaves them unlocked
 * @returns the number of rows, and the addresses of the locked accounts
 */
export const copyLocked = async (
  from: Db,
  to: Db,
  isOpen: boolean,
): Promise<{ rows: number; locked: string[] }> => {
  const rows = await copyDatabase(from, to);
  return { rows, locked: isOpen ? [] : await lockDemoAccounts(to) };
};
