import { sql } from 'kysely';
import type { OrderEventKind } from '#contract/rules/sales/orderState.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';

/** Who did something; a shop by its key. */
export interface EventMaker {
  userId?: string;
  apiKeyId?: string;
}

interface NewEvent {
  orderId: string;
  /** Whose part it is about; none is the whole order. */
  partId?: string;
  kind: OrderEventKind;
  lineIds?: readonly string[];
  serviceIds?: readonly string[];
  /** What else is told, such as `carrier` or `appointmentAt`. */
  data?: Readonly<Record<string, unknown>>;
  /** A note or a reason; goes when the customer is made anonymous. */
  text?: string;
  /** ISO 8601; now unless given. */
  at?: string;
}

/** Writes into the timelines of orders, in one statement. */
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
