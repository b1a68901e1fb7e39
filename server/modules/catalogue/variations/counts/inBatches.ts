import { type Db, inTransaction, type Trx } from '#server/db/database.ts';

export interface Checked {
  wrong: number;
  /** The last id that was checked; null after the end. */
  last: string | null;
}

/**
 * Checks records by id, in a transaction for each batch.
 * @param check checks the next records after this id
 * @returns the number of wrong ones
 */
export const checkInBatches = async (
  db: Db,
  check: (trx: Trx, after: string) => Promise<Checked>,
): Promise<number> => {
  let wrong = 0;
  for (let after: string | null = '0'; after !== null; ) {
    const from: string = after;
    const checked = await inTransaction(db, (trx) => check(trx, from));
    wrong += checked.wrong;
    after = checked.last;
  }
  return wrong;
};
