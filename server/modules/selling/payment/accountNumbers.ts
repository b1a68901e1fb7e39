import { sql } from 'kysely';
import { maskedNumber, numberIn } from '#contract/rules/platform/accountNumber.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { CannotOpen, isSealed, type Sealer } from '#server/secrets/sealer.ts';

/*
 * The numbers of bank accounts (IBANs) as stored: sealed, with a mask that is shown and a hash by
 * which they are found (decision 59). An account and the payouts to it have the same sealed text,
 * which opens for its partner only.
 */

const placeOf = (vendorId: string) => `payment_accounts:${vendorId}`;

export interface StoredNumber {
  iban: string;
  iban_mask: string;
  iban_hash: string;
}

export const noNumber: StoredNumber = { iban: '', iban_mask: '', iban_hash: '' };

export const sealNumber = async (
  secrets: Sealer,
  vendorId: string,
  number: string,
): Promise<StoredNumber> => ({
  iban: await secrets.seal(number, placeOf(vendorId)),
  iban_mask: maskedNumber(number),
  iban_hash: await hashNumber(secrets, number),
});

const hashNumber = (secrets: Sealer, number: string) => secrets.hash(number, 'accountNumber');

/** @throws {@link CannotOpen} */
const opened = async (secrets: Sealer, vendorId: string, stored: string): Promise<string> =>
  // an older version may have written it during the upgrade
  isSealed(stored) ? secrets.open(stored, placeOf(vendorId)) : stored;

/** @throws UNAVAILABLE if no key opens the number */
export const openNumber = async (
  secrets: Sealer,
  vendorId: string,
  stored: string,
): Promise<string> => {
  try {
    return await opened(secrets, vendorId, stored);
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    throw new DomainError('UNAVAILABLE', { msg: 'error.ACCOUNT_NUMBER_SEALED' });
  }
};

/**
 * Lets a list be searched by a number: a search text that is one is replaced by its hash, so that no
 * query, job or log holds the number.
 */
export const withHashedNumber = async (secrets: Sealer, query: unknown): Promise<unknown> => {
  const text = (query as { text?: unknown } | null | undefined)?.text;
  const number = typeof text === 'string' ? numberIn(text) : null;
  if (number === null) return query;
  return { ...(query as object), text: null, ibanHash: await hashNumber(secrets, number) };
};

export interface NumberRow {
  id: string;
  vendorId: string;
  iban: string;
}

/** Where numbers are stored. */
export interface Numbers {
  /** Rows after `id` whose number is not sealed with the key that `prefix` names. */
  next: (db: Db, id: string, prefix: string) => Promise<NumberRow[]>;
  /** Replaces each number, unless it has changed meanwhile. */
  store: (db: Db, rows: readonly (NumberRow & { sealed: StoredNumber })[]) => Promise<unknown>;
}

export const rowsAtOnce = 500;

/** The new numbers as a relation `x`. */
export const replaced = (rows: readonly (NumberRow & { sealed: StoredNumber })[]) => sql`
  jsonb_to_recordset(${jsonb(rows.map(({ id, iban, sealed }) => ({ id, was: iban, ...sealed })))})
    as x (id bigint, was text, iban text, iban_mask text, iban_hash text)`;

const ofAccounts: Numbers = {
  next: async (db, id, prefix) => {
    const { rows } = await sql<NumberRow>`
      select id, vendor_id as "vendorId", iban from payment_accounts
      where id > ${id} and iban <> '' and not starts_with(iban, ${prefix})
      order by id limit ${rowsAtOnce}`.execute(db);
    return rows;
  },
  store: (db, rows) =>
    sql`
      update payment_accounts t
      set iban = x.iban, iban_mask = x.iban_mask, iban_hash = x.iban_hash
      from ${replaced(rows)} where t.id = x.id and t.iban = x.was`.execute(db),
};

/**
 * Seals the numbers that are plain, or sealed with the key before. It can be interrupted and run by
 * several processes at once. Those that no key opens stay.
 * @returns how many stay
 */
export const resealNumbers = async (
  db: Db,
  secrets: Sealer,
  numbers: Numbers = ofAccounts,
): Promise<number> => {
  let lost = 0;
  for (let last = '0'; ; ) {
    // without a key, nothing is sealed
    const rows = await numbers.next(db, last, (await secrets.prefix()) ?? 'v1:');
    if (rows.length === 0) return lost;
    last = rows.at(-1)?.id ?? last;
    const renewed = await Promise.all(rows.map((row) => renew(secrets, row)));
    const sealed = renewed.filter((row) => row !== null);
    lost += rows.length - sealed.length;
    await numbers.store(db, sealed);
  }
};

const renew = async (secrets: Sealer, row: NumberRow) => {
  try {
    const number = await opened(secrets, row.vendorId, row.iban);
    return { ...row, sealed: await sealNumber(secrets, row.vendorId, number) };
  } catch (error) {
    if (error instanceof CannotOpen) return null;
    throw error;
  }
};
