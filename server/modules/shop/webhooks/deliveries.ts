import { sql } from 'kysely';
import * as v from 'valibot';
import type { BulkFailure, WebhookAttempt } from '#contract/generated/schema.ts';
import { version } from '#contract/rules/platform/fields.ts';
import { testEvent, webhookDeliveriesQuery, webhookLimits } from '#contract/rules/shop/webhook.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { moment } from '#server/db/moment.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, equals, sinceDay, untilDay } from '#server/entity/filters.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';

const ofEndpoint = <Value>(column: 'url' | 'shop_id') =>
  sql<Value>`(select ${sql.ref(`e.${column}`)} from webhook_endpoints e where e.id = t.endpoint_id)`;

const ofLast = <Value>(column: 'status' | 'fault' | 'duration_ms') =>
  sql<Value | null>`(select ${sql.ref(`a.${column}`)} from webhook_attempts a
    where a.delivery_id = t.id order by a.number desc limit 1)`;

/** Read-only; triggers and `bundles.ts` write them. */
export const webhookDeliveries = defineEntity({
  name: 'webhookDelivery',
  plural: 'webhookDeliveries',
  area: 'webhookDeliveries',
  table: 'webhook_deliveries',
  label: 'type',
  input: v.object({ version }),
  query: webhookDeliveriesQuery,
  columns: ['endpointId', 'messageId', 'type', 'orderId', 'state'],
  fields: () => ({
    shopId: ofEndpoint<string>('shop_id'),
    url: ofEndpoint<string>('url'),
    orderNumber: sql<string | null>`(select o.number from orders o where o.id = t.order_id)`,
    at: moment('t.at'),
    attemptCount: sql<number>`t.attempts`,
    dueAt: sql<string | null>`(
      select ${moment('t.due_at')} from webhook_endpoints e
      where e.id = t.endpoint_id and e.is_active and t.state = 'waiting')`,
    status: ofLast<number>('status'),
    fault: ofLast<string>('fault'),
    durationMs: ofLast<number>('duration_ms'),
    triedAt: sql<string | null>`(select ${moment(sql`max(a.at)`)} from webhook_attempts a
      where a.delivery_id = t.id)`,
    // in the order in which it is sent
    body: sql<string>`json_build_object('type', t.type, 'timestamp', t.at, 'data', t.data)::text`,
    attempts: sql<WebhookAttempt[]>`coalesce((
      select jsonb_agg(jsonb_build_object('number', a.number, 'at', to_json(a.at),
        'durationMs', a.duration_ms, 'url', a.url, 'status', a.status, 'fault', a.fault,
        'answer', a.answer, 'headers', coalesce((
          select string_agg(h.key || ': ' || h.value, E'\\n' order by h.key)
          from jsonb_each_text(a.headers) h), '')) order by a.number desc)
      from webhook_attempts a where a.delivery_id = t.id), '[]')`,
  }),
  filters: {
    endpointId: equals('endpoint_id'),
    state: equals('state'),
    type: equals('type'),
    from: sinceDay('at'),
    to: untilDay('at'),
  },
  sorts: { at: byColumn('at'), id: byColumn('id') },
});

const offMessage = 'resources.webhook-deliveries.isOff';

/**
 * Writes the event that tries out an endpoint; returns its id.
 * @throws NOT_FOUND; INVALID if the endpoint is switched off
 */
export const writeTest = async (db: Db, endpointId: string): Promise<string> => {
  const { rows } = await sql<{ isActive: boolean; id: string | null }>`
    with e as (select id, is_active from webhook_endpoints where id = ${endpointId} for key share),
    written as (
      insert into webhook_deliveries (endpoint_id, type, data)
      select id, ${testEvent}, ${jsonb({ endpointId })} from e where is_active returning id)
    select is_active as "isActive", (select id from written) as id from e`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  if (found.id === null) throw new DomainError('INVALID', { msg: offMessage });
  return found.id;
};

interface Row {
  id: string;
  label: string;
  isActive: boolean;
}

/** Sends events again, regardless of their state; see `resendWebhookDeliveries`. */
export const resendAction: BulkAction<v.InferOutput<typeof webhookDeliveriesQuery>, object> = {
  kind: 'webhookDeliveries.resend',
  access: ['webhookDeliveries', 'edit'],
  matching: webhookDeliveries.matching,
  apply: async (trx, _viewer, ids) => {
    const { rows } = await sql<Row>`
      select d.id, d.type as label, e.is_active as "isActive"
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where d.id = any(${ids}::bigint[]) order by d.id for update of d`.execute(trx);
    const sent = rows.filter(({ isActive }) => isActive).map(({ id }) => id);
    await sql`
      update webhook_deliveries
      set state = 'waiting', ended_at = null, due_at = now(), round = 0
      where id = any(${sent}::bigint[])`.execute(trx);
    const refused = rows
      .filter(({ isActive }) => !isActive)
      .map(({ id, label }): BulkFailure => ({ id, label, code: 'INVALID', msg: offMessage }));
    return [...missing(ids, rows), ...refused];
  },
};

/** Runs daily. */
export const deleteOldDeliveries = async (db: Db): Promise<void> => {
  await sql`
    delete from webhook_deliveries
    where at < now() - make_interval(days => ${webhookLimits.days})`.execute(db);
};
