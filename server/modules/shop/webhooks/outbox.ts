import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { moment } from '#server/db/moment.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { longestPauses, patienceMs, pauseAfter } from './pauses.ts';

/* docs/decisions/0055-webhooks.md */

/** How long a process has for a delivery before another one may take it over. */
const leaseMs = 30_000;
/** Requests at once to one endpoint; to one that is failing, one. */
const atOnce = 4;

/** An event that this process has taken to deliver it. */
export interface Claimed {
  id: string;
  messageId: string;
  type: string;
  at: string;
  data: unknown;
  endpointId: string;
  url: string;
  secret: string;
  /** Null once its time is over. */
  formerSecret: string | null;
  /** The number of the attempt, by which its outcome is recognised. */
  attempt: number;
  /** The same since it was last sent by hand. */
  round: number;
}

/** An attempt and its outcome. */
export interface Attempt {
  at: Date;
  durationMs: number;
  headers: Readonly<Record<string, string>>;
  /** The HTTP status, or else the reason why there is none. */
  outcome: { status: number; answer: string } | { fault: string };
}

/**
 * Takes events that are due, at most `most`. Two processes never take the same, and a later event of an
 * order waits for the earlier ones of its endpoint.
 */
export const claim = async (db: Db, now: Date, most: number): Promise<Claimed[]> => {
  const { rows } = await sql<Claimed>`
    with ready as (
      select r.id from webhook_endpoints e cross join lateral (
        select d.id from webhook_deliveries d
        where d.endpoint_id = e.id and d.state = 'waiting' and ${isDue(now)}
          and ${isFree(now)} and ${isFirst}
        order by d.due_at, d.id
        limit case when e.failing_since is null then ${atOnce}::int else 1 end - least(${atOnce}::int, (
          select count(*) from webhook_deliveries b
          where b.endpoint_id = e.id and not ${isFree(now, sql`b`)}))
      ) r
      where e.is_active and e.secret <> ''),
    taken as (
      select d.id from webhook_deliveries d
      where d.id in (select id from ready) and d.state = 'waiting' and ${isFree(now)}
      order by d.due_at, d.id limit ${most} for update skip locked)
    update webhook_deliveries d set attempts = d.attempts + 1, round = d.round + 1,
      lease_until = ${new Date(now.getTime() + leaseMs)}
    from taken x, webhook_endpoints e
    where d.id = x.id and e.id = d.endpoint_id
    returning d.id, d.message_id as "messageId", d.type, ${moment('d.at')} as at, d.data,
      d.attempts as attempt, d.round, e.id as "endpointId", e.url, e.secret,
      case when e.former_until > ${now} then e.former_secret end as "formerSecret"`.execute(db);
  return rows;
};

/*
 * A time further ahead than this code ever sets is of a clock that was put back since. It delays nothing; the
 * clocks of two processes may differ by as much as a lease.
 */

const isDue = (now: Date): RawBuilder<unknown> => sql`(d.due_at <= ${now}
  or d.due_at > ${new Date(now.getTime() + leaseMs)}::timestamptz + make_interval(
    secs => coalesce((${longestPauses}::float[])[d.round], 0) / 1000))`;

const isFree = (now: Date, of = sql`d`): RawBuilder<unknown> => sql`(${of}.lease_until is null
  or ${of}.lease_until <= ${now} or ${of}.lease_until > ${new Date(now.getTime() + 2 * leaseMs)})`;

const isFirst = sql`not exists (
  select from webhook_deliveries b where b.order_id = d.order_id
    and b.endpoint_id = d.endpoint_id and b.state = 'waiting' and b.id < d.id)`;

const hasArrived = ({ outcome }: Attempt) =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300;

/** The answer of an endpoint that wants nothing more. */
const gone = 410;

/** Records an attempt, and applies its consequences. */
export const record = (db: Db, claimed: Claimed, attempt: Attempt, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    // first the endpoint, then its deliveries: as in every other transaction
    const endpoint = await trx
      .selectFrom('webhook_endpoints')
      .select(['failing_since'])
      .where('id', '=', claimed.endpointId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // deleted meanwhile
    if (!endpoint) return;
    const isMine = await note(trx, claimed, attempt);
    // another process has taken it over
    if (!isMine) return;
    if (hasArrived(attempt)) return succeed(trx, claimed, now);
    await fail(trx, claimed, attempt, endpoint.failing_since ?? now, now);
  });

/** Keeps the attempt; returns whether it is still the last one. */
const note = async (
  trx: Trx,
  { id, attempt: number, url }: Claimed,
  { at, durationMs, headers, outcome }: Attempt,
): Promise<boolean> => {
  const { status, answer, fault } =
    'status' in outcome ? { ...outcome, fault: null } : { ...outcome, status: null, answer: '' };
  const { rows } = await sql<{ isMine: boolean }>`
    with held as (
      select id, attempts = ${number} and state = 'waiting' as "isMine"
      from webhook_deliveries where id = ${id} for update),
    kept as (
      insert into webhook_attempts
        (delivery_id, number, at, duration_ms, url, headers, status, fault, answer)
      select id, ${number}, ${at}, ${durationMs}, ${url}, ${jsonb(headers)}, ${status}, ${fault},
        ${answer}
      from held on conflict do nothing)
    select "isMine" from held`.execute(trx);
  return rows[0]?.isMine ?? false;
};

const succeed = async (trx: Trx, { id, endpointId }: Claimed, now: Date): Promise<void> => {
  await sql`
    update webhook_deliveries set state = 'delivered', ended_at = ${now}, lease_until = null
    where id = ${id}`.execute(trx);
  await sql`
    update webhook_endpoints set failing_since = null
    where id = ${endpointId} and failing_since is not null`.execute(trx);
};

const fail = async (
  trx: Trx,
  claimed: Claimed,
  { outcome }: Attempt,
  failingSince: Date,
  now: Date,
): Promise<void> => {
  const { id, endpointId, round } = claimed;
  await sql`
    update webhook_endpoints set failing_since = ${failingSince} where id = ${endpointId}`.execute(
    trx,
  );
  const isGone = 'status' in outcome && outcome.status === gone;
  if (isGone || now.getTime() - failingSince.getTime() >= patienceMs) {
    // it goes on from here when the endpoint is switched on again
    await wait(trx, id, now);
    return switchOff(trx, endpointId, isGone ? 'gone' : 'failing', now);
  }
  const pause = pauseAfter(round);
  if (pause !== null) return wait(trx, id, new Date(now.getTime() + pause));
  await sql`
    update webhook_deliveries set state = 'failed', ended_at = ${now}, lease_until = null
    where id = ${id}`.execute(trx);
};

const wait = async (trx: Trx, id: string, until: Date): Promise<void> => {
  await sql`
    update webhook_deliveries set due_at = ${until}, lease_until = null where id = ${id}`.execute(
    trx,
  );
};

/** Switches an endpoint off and notifies administrators, unless it is off already. */
const switchOff = async (
  trx: Trx,
  id: string,
  reason: 'gone' | 'failing',
  now: Date,
): Promise<void> => {
  const { rows } = await sql<{ url: string; shop: string; shopId: string }>`
    update webhook_endpoints e set is_active = false, off_reason = ${reason}, off_at = ${now},
      version = e.version + 1, updated_at = now()
    from shops s where e.id = ${id} and e.is_active and s.id = e.shop_id
    returning e.url, s.name as shop, s.id as "shopId"`.execute(trx);
  await notify(
    trx,
    reason === 'gone' ? 'webhookGone' : 'webhookFailing',
    rows.map(({ url, shop, shopId }) => ({
      portal: 'admin',
      params: { shop, host: new URL(url).host },
      link: `/shops/details/${shopId}`,
    })),
  );
};
