import { copyDatabase } from '#server/db/copy.ts';
import type { Db } from '#server/db/database.ts';
import { lockDemoAccounts } from './openAccounts.ts';

/**
 * Copies a database to a server, where accounts with the published password of the demo are locked.
 * @param isOpen leaves them open
 * @returns the number of rows, and the addresses of the accounts that were locked
 */
export const copyLocked = async (
  from: Db,
  to: Db,
  isOpen: boolean,
): Promise<{ rows: number; locked: string[] }> => {
  const rows = await copyDatabase(from, to);
  return { rows, locked: isOpen ? [] : await lockDemoAccounts(to) };
};
