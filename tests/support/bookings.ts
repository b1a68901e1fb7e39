import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Changes what triggers protect, as if it had happened earlier. */
export const unprotected = (db: Db, change: (trx: Db) => Promise<unknown>) =>
  db.transaction().execute(async (trx) => {
    await sql`alter table ledger_entries disable trigger user`.execute(trx);
    await change(trx);
    await sql`alter table ledger_entries enable trigger user`.execute(trx);
  });

/** Moves the entries of an order to an earlier day. */
export const bookedOn = (db: Db, orderId: string, day: string) =>
  unprotected(db, (trx) =>
    sql`update ledger_entries set day = ${day}::date, at = ${day}::date where order_id = ${orderId}`.execute(
      trx,
    ),
  );

/** The calendar month `before` months before the present one in Germany, YYYY-MM. */
export const monthBefore = async (db: Db, before: number): Promise<string> => {
  const { rows } = await sql<{ month: string }>`
    select to_char((now() at time zone 'Europe/Berlin') - ${before} * interval '1 month', 'YYYY-MM')
      as month`.execute(db);
  return rows[0]?.month as string;
};
