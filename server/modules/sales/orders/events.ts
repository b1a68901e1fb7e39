import { sql } from 'kysely';
import type { OrderEventKind } from '#contract/rules/sales/orderState.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';

/** The author of an event; a shop is identified by its API key. */
export interface EventMaker {
  userId?: string;
  apiKeyId?: string;
}

interface NewEvent {
  orderId: string;
  /** The order part that the event concerns; without it, the whole order. */
  partId?: string;
  kind: OrderEventKind;
  lineIds?: readonly string[];
  serviceIds?: readonly string[];
  /** Further details, such as `parcels` or `appointmentAt`. */
  data?: Readonly<Record<string, unknown>>;
  /** A note or a reason; removed when the customer is anonymised. */
  text?: string;
  /** ISO 8601; defaults to now. */
  at?: string;
}

/** Adds events to the timelines of orders, in one statement. */
export const recordEvents = async (
  trx: Db,
  { userId, apiKeyId }: EventMaker,
  events: readonly NewEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  await sql`
    insert into order_events
      (order_id, part_id, kind, line_ids, service_ids, data, text, user_id, api_key_id, at)
    select x."orderId", x."partId", x.kind, coalesce(x."lineIds", '{}'),
      coalesce(x."serviceIds", '{}'), coalesce(x.data, '{}'), coalesce(x.text, ''),
      ${userId ?? null}, ${apiKeyId ?? null},
      coalesce(x.at, now())
    from jsonb_to_recordset(${jsonb(events)}) as x ("orderId" bigint, "partId" bigint, kind text,
      "lineIds" bigint[], "serviceIds" bigint[], data jsonb, text text,
      at timestamptz)`.execute(trx);
};
