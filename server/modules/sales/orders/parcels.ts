import { type RawBuilder, sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { LinesStatus } from '#contract/rules/sales/orderState.ts';
import type { ParcelFacts } from '#contract/rules/sales/parcel.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';

/* The parcels of shipped lines (decision 50). */

/** A parcel as it is read; its tracking address follows from it. */
export interface ReadParcel extends ParcelFacts {
  id: string | null;
  quantity: number | null;
}

/** The parcels of the line `l`. */
export const parcelsOfLine: RawBuilder<ReadParcel[]> = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id::text, 'carrier', c.carrier,
    'carrierName', c.carrier_name, 'number', c.number, 'link', c.link, 'quantity', c.quantity)
    order by c.id)
  from order_parcels c where c.line_id = l.id), '[]')`;

/** The parcels of the event `e`; events of the time before there were parcels have one, as text. */
export const parcelsOfEvent: RawBuilder<ReadParcel[]> = sql`coalesce(e.data -> 'parcels',
  case when coalesce(nullif(e.data ->> 'carrier', ''), nullif(e.data ->> 'trackingNumber', ''))
    is not null then jsonb_build_array(jsonb_build_object('id', null, 'carrier', 'other',
      'carrierName', coalesce(e.data ->> 'carrier', ''),
      'number', coalesce(e.data ->> 'trackingNumber', ''), 'link', '', 'quantity', null)) end,
  '[]')`;

/** The parcels that the event `e` removed. */
export const removedParcelsOfEvent: RawBuilder<ReadParcel[]> =
  sql`coalesce(e.data -> 'removedParcels', '[]')`;

/** A parcel that was removed from a line. */
interface RemovedParcel extends ParcelFacts {
  lineId: string;
  quantity: number | null;
}

type Given = Pick<LinesStatus, 'parcels' | 'removedParcelIds'>;

/**
 * Adds parcels to lines of locked orders, corrects and removes those that are named. Others stay, so that
 * two people can add parcels at once.
 * @returns the removed ones
 * @throws CONFLICT if a corrected parcel is gone; INVALID for more pieces than a line has
 */
export const writeParcels = async (
  trx: Trx,
  lineIds: readonly string[],
  { parcels, removedParcelIds }: Given,
): Promise<RemovedParcel[]> => {
  const ofLines = sql`line_id = any(${lineIds}::bigint[])`;
  const removed = await sql<RemovedParcel>`
    delete from order_parcels where id = any(${removedParcelIds}::bigint[]) and ${ofLines}
    returning line_id as "lineId", carrier, carrier_name as "carrierName", number, link, quantity`.execute(
    trx,
  );
  const known = parcels.filter(({ id }) => id !== null);
  const corrected = await sql`
    update order_parcels c set carrier = x.carrier, carrier_name = x."carrierName",
      number = x.number, link = x.link, quantity = x.quantity
    from ${recordsOf(known)} where c.id = x.id and c.${ofLines} returning c.id`.execute(trx);
  if (corrected.rows.length < known.length) throw new DomainError('CONFLICT');
  await sql`
    insert into order_parcels (order_id, line_id, carrier, carrier_name, number, link, quantity)
    select l.order_id, l.id, x.carrier, x."carrierName", x.number, x.link, x.quantity
    from order_lines l cross join ${recordsOf(parcels.filter(({ id }) => id === null))}
    where l.id = any(${lineIds}::bigint[]) order by l.id, x.n`.execute(trx);
  await assertPossible(trx, lineIds);
  return removed.rows;
};

const recordsOf = (parcels: Given['parcels']) => sql`
  rows from (jsonb_to_recordset(${jsonb(parcels)}) as (id bigint, carrier text, "carrierName" text,
    number text, link text, quantity integer)) with ordinality
    as x (id, carrier, "carrierName", number, link, quantity, n)`;

/** The parcels of a line have at most its pieces, and are not too many. */
const assertPossible = async (trx: Trx, lineIds: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ quantity: number; pieces: number; count: number }>`
    select l.quantity, coalesce(sum(c.quantity), 0)::int as pieces, count(*)::int as count
    from order_lines l join order_parcels c on c.line_id = l.id
    where l.id = any(${lineIds}::bigint[]) group by l.id`.execute(trx);
  for (const { quantity, pieces, count } of rows) {
    if (count > limits.parcels) {
      throw invalid({ parcels: { rule: 'rules.maxItems', limit: limits.parcels } });
    }
    if (pieces > quantity) {
      throw invalid({ parcels: { rule: 'resources.orders.parcels.tooMany', limit: quantity } });
    }
  }
};
