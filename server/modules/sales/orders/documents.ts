import { sql } from 'kysely';
import type { OrderDocument } from '#contract/generated/schema.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';

/* The records of anonymised customers' orders that tax law requires (decision 44). */

/** @throws NOT_FOUND if no document of the order is kept */
export const orderDocument = async (db: Db, orderId: string): Promise<OrderDocument> => {
  const { rows } = await sql<OrderDocument>`
    select order_id as id, number, to_char(ordered_on, 'YYYY-MM-DD') as "orderedOn",
      to_char(closed_on, 'YYYY-MM-DD') as "closedOn", vat_id, billing,
      jsonb_build_object('products', products::text, 'discount', discount::text,
        'shipping', shipping::text, 'services', services::text, 'driving', driving::text,
        'total', total::text, 'paid', paid::text, 'repaid', repaid::text) as sums
    from order_documents where order_id = ${orderId}`.execute(db);
  const [document] = rows;
  if (!document) throw notFound();
  return document;
};

/**
 * Runs daily. The database lets only those documents go whose time is over.
 * @param years full years to keep a document, after the year in which it was closed
 */
export const deleteOldDocuments = (db: Db, years: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`select set_config('atrium.document_years', ${String(years)}, true)`.execute(trx);
    await sql`delete from order_documents where closed_on < documents_due_before()`.execute(trx);
  });
