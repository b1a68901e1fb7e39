import { sql } from 'kysely';
import type { AffiliateRefusal, AffiliateRun } from '#contract/generated/schema.ts';
import type {
  AffiliateRefusalsFilter,
  AffiliateRunsFilter,
} from '#contract/rules/website/affiliateNetwork.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { countFrom, directionOf } from '#server/db/page.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { ListSource } from '#server/graphql/list.ts';

/** A column of the job of run `r`, as long as the job exists. */
const job = (column: string) =>
  sql`(select ${sql.ref(`j.${column}`)} from jobs j where j.id = r.job_id)`;

/**
 * The state of a run. If its job ended without it, for example when stopped before the run began,
 * the job's state applies.
 */
export const runState = sql<string>`case
  when r.ended_at is not null then r.state
  when ${job('state')} in ('waiting', 'running') then 'running'
  else coalesce(${job('state')}, 'failed') end`;

/** Run `r` as the API returns it. */
export const runJson = sql<AffiliateRun>`jsonb_build_object('id', r.id::text,
  'network_id', r.network_id::text,
  'network', (select n.name from affiliate_networks n where n.id = r.network_id),
  'state', ${runState}, 'rows', r.rows, 'added', r.added, 'changed', r.changed,
  'unchanged', r.unchanged, 'gone', r.gone, 'refused', r.refused,
  'expected', greatest(r.rows, coalesce((
    select x.rows from affiliate_runs x
    where x.network_id = r.network_id and x.id < r.id and x.state = 'done'
    order by x.id desc limit 1), 0)),
  'msg', case when r.ended_at is null then
    coalesce(regexp_replace(${job('msg')}, '^error\\.', ''), '') else r.msg end,
  'args', r.args::text,
  'userName', coalesce((
    select btrim(u.firstname || ' ' || u.lastname) from jobs j join users u on u.id = j.user_id
    where j.id = r.job_id), ''),
  'createdAt', ${moment('r.created_at')}, 'endedAt', ${moment('r.ended_at')})`;

export const listRuns = async (
  db: Db,
  { ids, network_id, state, page, size, order, countUpTo }: AffiliateRunsFilter,
): Promise<ListSource<AffiliateRun>> => {
  const where = sql.join(
    [
      sql`true`,
      ...(ids ? [sql`r.id = any(${ids}::bigint[])`] : []),
      ...(network_id ? [sql`r.network_id = ${network_id}`] : []),
      ...(state ? [sql`${runState} = ${state}`] : []),
    ],
    sql` and `,
  );
  // in the order in which they started
  const direction = directionOf({ order });
  const { rows } = await sql<{ run: AffiliateRun }>`
    select ${runJson} as run from affiliate_runs r where ${where}
    order by r.id ${direction} limit ${size} offset ${page * size}`.execute(db);
  return {
    results: rows.map(({ run }) => run),
    total: () => countFrom(db, sql`from affiliate_runs r where ${where}`, countUpTo),
  };
};

/** Throws NOT_FOUND if the run does not exist. */
export const listRefusals = async (
  db: Db,
  { run_id, page, size, order, countUpTo }: AffiliateRefusalsFilter,
): Promise<ListSource<AffiliateRefusal>> => {
  const runs = await sql`select from affiliate_runs where id = ${run_id}`.execute(db);
  if (runs.rows.length === 0) throw notFound();
  const found = sql`from affiliate_refusals where run_id = ${run_id}`;
  const direction = directionOf({ order });
  const { rows } = await sql<AffiliateRefusal>`
    select n, line, external_id, field, rule, max, value ${found} order by n ${direction}
    limit ${size} offset ${page * size}`.execute(db);
  return { results: rows, total: () => countFrom(db, found, countUpTo) };
};
