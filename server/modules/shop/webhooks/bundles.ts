import { sql } from 'kysely';
import { catalogueChanged } from '#contract/rules/shop/webhook.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { cursorBefore, systemOf } from '#server/modules/shop/changes/lines.ts';

/* docs/decisions/0055-webhooks.md */

/** The shortest time between two events of the catalogue for one endpoint. */
const everyMs = 3_000;

interface Due {
  id: string;
  shopId: string;
  /** The cluster that counted the transactions. */
  system: string;
  /** Changes of transactions below it have been bundled. */
  from: string;
}

interface Found {
  count: number;
  kinds: string[];
  /** All transactions below it have ended. */
  until: string;
  isForgotten: boolean;
}

/**
 * Writes one event for all recent changes of the catalogue, for each endpoint that has none waiting. The
 * changes themselves are recorded in the transactions that make them, so none is lost if this runs late.
 */
export const bundleChanges = async (db: Db, now: Date): Promise<void> => {
  if (!(await isAnyDue(db, now))) return;
  const system = await systemOf(db);
  await inTransaction(db, async (trx) => {
    for (const due of await lockDue(trx, now)) await bundle(trx, due, system, now);
  });
};

/** Endpoints for which something may have changed. */
const dueEndpoints = (now: Date) => sql`
  from webhook_endpoints e cross join shop_feed f
  where e.is_active and e.events ? ${catalogueChanged}
    and (e.bundled_at is null or e.bundled_at <= ${new Date(now.getTime() - everyMs)}
      -- the clock was put back since
      or e.bundled_at > ${new Date(now.getTime() + everyMs)})
    and not exists (
      select from webhook_deliveries d
      where d.endpoint_id = e.id and d.type = ${catalogueChanged} and d.state = 'waiting')
    and (e.bundled_system <> f.system or exists (
      select from shop_changes c
      where c.xid >= e.bundled_xid and c.xid < pg_snapshot_xmin(pg_current_snapshot())
        and (c.kind <> 'selection' or c.record_id = e.shop_id)))`;

const isAnyDue = async (db: Db, now: Date): Promise<boolean> => {
  const { rows } = await sql`select ${dueEndpoints(now)} limit 1`.execute(db);
  return rows.length > 0;
};

const lockDue = async (trx: Trx, now: Date): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select e.id, e.shop_id as "shopId", e.bundled_system as system, e.bundled_xid::text as "from"
    ${dueEndpoints(now)} order by e.id for no key update of e skip locked`.execute(trx);
  return rows;
};

const found = async (trx: Trx, { shopId, from }: Due): Promise<Found> => {
  const { rows } = await sql<Found>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as until,
      f.forgotten >= ${from}::xid8 as "isForgotten", x.count, x.kinds
    from shop_feed f cross join (
      select count(distinct (c.kind, c.record_id))::int as count,
        coalesce(array_agg(distinct c.kind), '{}') as kinds
      from shop_changes c
      where c.xid >= ${from}::xid8 and c.xid < pg_snapshot_xmin(pg_current_snapshot())
        and (c.kind <> 'selection' or c.record_id = ${shopId})) x`.execute(trx);
  return rows[0] as Found;
};

const bundle = async (trx: Trx, due: Due, system: string, now: Date): Promise<void> => {
  const { count, kinds, until, isForgotten } = await found(trx, due);
  const mustStartOver = system !== due.system || isForgotten || kinds.includes('selection');
  const shown = kinds.filter((kind) => kind !== 'selection');
  const data = {
    after: cursorBefore(due.shopId, system, mustStartOver ? until : due.from),
    until: cursorBefore(due.shopId, system, until),
    count,
    kinds: shown,
    mustStartOver,
  };
  await sql`
    with moved as (
      update webhook_endpoints set bundled_xid = ${until}::xid8, bundled_system = ${system},
        bundled_at = ${now} where id = ${due.id})
    insert into webhook_deliveries (endpoint_id, type, data, at)
    values (${due.id}, ${catalogueChanged}, ${jsonb(data)}, ${now})`.execute(trx);
};
