import { sql } from 'kysely';
import type { PayoutAccount } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { recordById } from '#server/entity/read.ts';
import { assertConfirmed } from '#server/errors/domainError.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import {
  type NumberRow,
  type Numbers,
  openNumber,
  replaced,
  resealNumbers,
  rowsAtOnce,
  withHashedNumber,
} from '#server/modules/selling/payment/accountNumbers.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import { payouts } from './payouts.ts';

/** The account of a payout with its number in full; recorded, because few need it. */
export const revealPayoutAccount = async (context: Context, id: string): Promise<PayoutAccount> => {
  const { number, account, vendorId, sealedNumber } = await recordById(
    context.db,
    viewerOf(context),
    payouts,
    id,
    (...path) => new Set(path.length === 0 ? revealed : []),
  );
  const iban = await openNumber(context.secrets, vendorId, sealedNumber);
  context.recordEvent({ kind: 'accountRevealed', subject: number });
  return { ...account, iban };
};

const revealed = ['number', 'account', 'vendorId', 'sealedNumber'];

type Resolve<Args, Info, Result> = (
  source: unknown,
  args: Args,
  context: Context,
  info: Info,
) => Promise<Result>;

/** A call with a list's filter `query`, by which payouts to an account number are found. */
export const foundByNumber =
  <Args extends { query?: unknown }, Info, Result>(
    resolve: Resolve<Args, Info, Result>,
  ): Resolve<Args, Info, Result> =>
  async (source, args, context, info) => {
    const query = await withHashedNumber(context.secrets, args.query);
    return resolve(source, { ...args, query }, context, info);
  };

/** The same where the filter is in the `input`. */
export const inputFoundByNumber =
  <Args extends { input?: unknown }, Info, Result>(
    resolve: Resolve<Args, Info, Result>,
  ): Resolve<Args, Info, Result> =>
  async (source, args, context, info) => {
    const given = args.input as { query?: unknown } | null | undefined;
    const query = await withHashedNumber(context.secrets, given?.query);
    return resolve(source, { ...args, input: { ...given, query } }, context, info);
  };

/** An administrator's export holds account numbers in full. */
export const assertMayExport = (context: Context): void => {
  if (viewerOf(context).portal === 'admin') assertConfirmed(context.viewer);
};

const ofPayouts: Numbers = {
  next: async (db, id, prefix) => {
    const { rows } = await sql<NumberRow>`
      select id, vendor_id as "vendorId", account ->> 'iban' as iban from payouts
      where id > ${id} and account ->> 'iban' <> '' and not starts_with(account ->> 'iban', ${prefix})
      order by id limit ${rowsAtOnce}`.execute(db);
    return rows;
  },
  store: (db, rows) =>
    sql`
      update payouts t set account = t.account || jsonb_build_object('iban', x.iban,
        'ibanMask', x.iban_mask, 'ibanHash', x.iban_hash)
      from ${replaced(rows)} where t.id = x.id and t.account ->> 'iban' = x.was`.execute(db),
};

/**
 * Seals all account numbers that are plain, or sealed with the key before, at the start of a server.
 * @returns how many no key opens
 */
export const resealAccountNumbers = async (db: Db, secrets: Sealer): Promise<number> =>
  (await resealNumbers(db, secrets)) + (await resealNumbers(db, secrets, ofPayouts));
