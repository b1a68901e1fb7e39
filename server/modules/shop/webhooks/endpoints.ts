import { sql } from 'kysely';
import {
  type EndpointInput,
  webhookEndpointInput,
  webhookEndpointsQuery,
  webhookLimits,
} from '#contract/rules/shop/webhook.ts';
import { recordCreated } from '#server/db/changes.ts';
import { moment, optionalMoment } from '#server/db/moment.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { hidden, listOf, type Read } from '#server/entity/states.ts';
import { lockRecord, type Update, writeRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';

const countOf = (state: string) => sql<number>`(
  select count(*)::int from webhook_deliveries d where d.endpoint_id = t.id and d.state = ${state})`;

/** The history shows each event on a line of its own. */
const lines: Read = (events) => listOf<string>(events).map((event) => [event]);

/** Where the servers of shops receive events. */
export const webhookEndpoints = defineEntity({
  name: 'webhookEndpoint',
  plural: 'webhookEndpoints',
  area: 'webhooks',
  table: 'webhook_endpoints',
  label: 'url',
  input: webhookEndpointInput,
  query: webhookEndpointsQuery,
  columns: ['shopId', 'url', 'description', 'events', 'isActive'],
  fields: () => ({
    events: sql<string[]>`t.events`,
    offReason: sql<string | null>`t.off_reason`,
    offAt: optionalMoment('t.off_at'),
    hasSecret: sql<boolean>`t.secret <> ''`,
    formerUntil: sql<string | null>`case when t.former_until > now()
      then ${moment('t.former_until')} end`,
    failingSince: optionalMoment('t.failing_since'),
    deliveredAt: sql<string | null>`(
      select ${moment(sql`max(d.ended_at)`)} from webhook_deliveries d
      where d.endpoint_id = t.id and d.state = 'delivered')`,
    waiting: countOf('waiting'),
    failed: countOf('failed'),
  }),
  filters: { shopId: equals('shop_id'), url: contains('url', 'description') },
  sorts: { createdAt: byColumn('created_at'), id: byColumn('id'), url: byText('url') },
  history: { shopId: hidden, events: lines },
  check: ({ trx }, { shopId }, id) => assertShop(trx, shopId, id),
});

/** An endpoint stays with its shop, and the number of endpoints of a shop is limited. */
const assertShop = async (
  trx: Writing['trx'],
  shopId: string,
  id: string | undefined,
): Promise<void> => {
  const { rows } = await sql<{ others: number; isOther: boolean }>`
    select (select count(*)::int from webhook_endpoints e where e.shop_id = s.id) as others,
      exists (select from webhook_endpoints e where e.id = ${id ?? null} and e.shop_id <> s.id)
        as "isOther"
    from shops s where s.id = ${shopId} for no key update`.execute(trx);
  const [shop] = rows;
  if (!shop || shop.isOther) throw invalid({ shopId: { rule: 'rules.unknown' } });
  if (id === undefined && shop.others >= webhookLimits.endpoints) {
    throw new DomainError('INVALID', {
      msg: 'resources.shops.webhooks.tooMany',
      args: { limit: webhookLimits.endpoints },
    });
  }
};

/** Inserts an endpoint without a secret; returns its id. */
export const createEndpoint = async (
  { trx, viewer }: Writing,
  { shopId, url, description, events, isActive }: EndpointInput,
): Promise<string> => {
  await assertShop(trx, shopId, undefined);
  const { rows } = await sql<{ id: string }>`
    insert into webhook_endpoints (shop_id, url, description, events, is_active)
    values (${shopId}, ${url}, ${description}, ${JSON.stringify(events)}::jsonb, ${isActive})
    returning id`.execute(trx);
  const { id } = rows[0] as { id: string };
  await recordCreated(trx, webhookEndpoints.tracked, viewer.userId, [id]);
  return id;
};

const begun = { off_reason: null, off_at: null, failing_since: null };

/** Saves an endpoint. Events that waited, for it or for a further attempt, are sent at once. */
export const updateEndpoint: Update<EndpointInput> = async (writing, id, input, others) => {
  const { trx } = writing;
  await lockRecord(writing, webhookEndpoints, id, input);
  await webhookEndpoints.check?.(writing, input, id);
  await writeRecord(writing, webhookEndpoints, id, input, {
    ...others,
    ...(input.isActive && begun),
  });
  if (!input.isActive) return;
  await sql`
    update webhook_deliveries set due_at = now(), round = 0
    where endpoint_id = ${id} and state = 'waiting' and lease_until is null`.execute(trx);
};
