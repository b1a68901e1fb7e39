import { sql } from 'kysely';
import type {
  System,
  SystemDatabase,
  SystemFailedJob,
  SystemProcess,
  SystemQueue,
  SystemReplica,
  SystemSlowCall,
} from '#contract/generated/schema.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { queueNames } from '#server/db/queue.ts';
import { newestMigration } from '#server/db/state.ts';
import { uncountedChanges } from '#server/db/uncounted.ts';
import type { Operations } from '#server/graphql/context.ts';
import { version } from '#server/version.ts';
import { aliveSeconds } from './heartbeat.ts';

const most = 20;

/** What an operator wants to know at a glance; a few statements, whatever there is to report. */
export const systemState = async (operations: Operations): Promise<System> => {
  const { primary: db } = operations;
  const [{ status }, isStoreReached, facts, processes, database, queues, failedJobs, slow] =
    await Promise.all([
      operations.readiness(),
      operations.isStoreReached(),
      factsOf(db),
      processesOf(db),
      databaseOf(db, operations),
      queuesOf(db),
      failedJobsOf(db),
      slowCallsOf(db),
    ]);
  return {
    ...facts,
    ...ofThisProcess(),
    status,
    isStoreReached,
    processes,
    database,
    queues,
    failedJobs,
    slow,
  };
};

const ofThisProcess = () => ({
  version,
  node: process.version,
  uptimeSeconds: process.uptime(),
});

type Facts = Pick<
  System,
  | 'at'
  | 'retentionAt'
  | 'retentionRows'
  | 'countsCheckedAt'
  | 'wrongCounts'
  | 'backupAt'
  | 'archive'
  | 'archivedAt'
>;

/** The statistics also know files from before archiving was turned off. */
const archive = sql<string>`
  case when current_setting('archive_mode') = 'off' then 'off'
    when a.last_failed_time > coalesce(a.last_archived_time, '-infinity') then 'failing'
    else 'on' end`;

const factsOf = async (db: Db): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select ${moment(sql`now()`)} as at,
      ${moment('k.at')} as "retentionAt", k.rows::float8 as "retentionRows",
      ${moment('c.checked_at')} as "countsCheckedAt", coalesce(c.wrong, 0) as "wrongCounts",
      ${moment(sql`(select max(backup_at) from processes)`)} as "backupAt",
      ${archive} as archive,
      case when ${archive} <> 'off' then ${moment('a.last_archived_time')} end as "archivedAt"
    from (select max(counted_at) as at, coalesce(sum(rows), 0) as rows from kept_tables) k
    left join count_checks c on true
    left join pg_stat_archiver a on true`.execute(db);
  return rows[0] as Facts;
};

const processesOf = async (db: Db): Promise<SystemProcess[]> => {
  const { rows } = await sql<SystemProcess>`
    select id, host, pid, version, node, ${moment('started_at')} as "startedAt",
      ${moment('seen_at')} as "seenAt",
      seen_at > now() - make_interval(secs => ${aliveSeconds}) as "isAlive"
    from processes order by host, started_at, id`.execute(db);
  return rows;
};

const databaseOf = async (
  db: Db,
  { isEmbedded, databaseHosts, replicas: readers }: Operations,
): Promise<SystemDatabase> => {
  const { rows } = await sql<
    Omit<SystemDatabase, 'isEmbedded' | 'hosts' | 'migration' | 'readers'>
  >`
    select current_setting('server_version') as version,
      case when pg_is_in_recovery() then 'replica' else 'primary' end as role,
      pg_database_size(current_database())::float8 as bytes,
      pg_has_role('pg_read_all_stats', 'usage') as "seesReplicas",
      ${isEmbedded ? sql`'[]'::json` : replicas} as replicas`.execute(db);
  return {
    ...(rows[0] as (typeof rows)[number]),
    isEmbedded,
    hosts: databaseHosts,
    migration: newestMigration,
    readers: readers(),
  };
};

/** A host that is itself a replica has no position of its own to compare with. */
const replicas: SqlFragment<SystemReplica[]> = sql`(
  select coalesce(json_agg(json_build_object(
      'name', coalesce(nullif(r.application_name, ''), '?'),
      'address', host(r.client_addr),
      'state', r.state, 'sync', r.sync_state,
      'lagSeconds', extract(epoch from r.replay_lag)::float8,
      'lagBytes', case when not pg_is_in_recovery()
        then greatest(pg_wal_lsn_diff(pg_current_wal_lsn(), r.replay_lsn), 0)::float8 end)
    order by r.application_name, r.client_addr, r.pid), '[]'::json)
  from pg_stat_replication r)`;

const queuesOf = async (db: Db): Promise<SystemQueue[]> => {
  const { rows } = await sql<SystemQueue>`
    select q.name, coalesce(x.waiting, 0) as waiting, coalesce(x.running, 0) as running,
      coalesce(x.failed, 0) as failed, ${moment('x.oldest')} as "oldestAt"
    from unnest(${[...queueNames]}::text[]) q (name)
    left join (
      select name,
        count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int
          as failed,
        min(start_after) filter (where state < 'active' and start_after <= now()) as oldest
      from pgboss.job group by name) x using (name)
    union all
    select 'webhook-deliveries', count(*) filter (where due_at <= now())::int,
      count(*) filter (where lease_until > now())::int,
      ${failedDeliveries}, ${moment(sql`min(due_at) filter (where due_at <= now())`)}
    from webhook_deliveries where state = 'waiting'
    union all
    select 'uncounted', ${uncountedChanges}, 0, 0, null
    order by 1`.execute(db);
  return rows;
};

const failedDeliveries = sql`(
  select count(*)::int from webhook_deliveries
  where state = 'failed' and ended_at > now() - interval '1 day'
    -- the index is by the time of the event, which is sent again for some days
    and at > now() - interval '8 days')`;

const failedJobsOf = async (db: Db): Promise<SystemFailedJob[]> => {
  const { rows } = await sql<SystemFailedJob>`
    select id, kind, ${moment('ended_at')} as "endedAt", msg from jobs
    where state = 'failed' and ended_at > now() - interval '1 day'
    order by ended_at desc, id desc limit ${most}`.execute(db);
  return rows;
};

const slowest = 10;
const longestText = 300;
/** A statement that has run less often says more about a cold cache than about itself. */
const fewestCalls = 5;

/** From the extension if it is there and loaded, else from the processes' own measurements. */
const slowCallsOf = async (db: Db): Promise<System['slow']> => {
  const statements = await slowStatementsOf(db);
  if (statements) return { source: 'statements', results: statements };
  const { rows } = await sql<SystemSlowCall>`
    select x.name as text, sum(x.calls)::float8 as calls,
      (sum(x.calls * x."meanMs") / sum(x.calls))::float8 as "meanMs",
      max(x."longestMs")::float8 as "longestMs"
    from processes p, jsonb_to_recordset(p.slow_calls)
      as x (name text, calls numeric, "meanMs" numeric, "longestMs" numeric)
    where p.seen_at > now() - make_interval(secs => ${aliveSeconds})
    group by x.name order by 4 desc, 1 limit ${slowest}`.execute(db);
  return { source: 'calls', results: rows };
};

const slowStatementsOf = async (db: Db): Promise<SystemSlowCall[] | null> => {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select exists (select from pg_extension where extname = 'pg_stat_statements')
      as "isThere"`.execute(db);
  if (!found[0]?.isThere) return null;
  try {
    const { rows } = await sql<SystemSlowCall>`
      select case when length(x.text) <= ${longestText} then x.text
          else regexp_replace(left(x.text, ${longestText}), '\\s+\\S*$', '') || ' …' end as text,
        s.calls::float8 as calls, s.mean_exec_time as "meanMs", s.max_exec_time as "longestMs"
      from pg_stat_statements s,
        lateral (select trim(regexp_replace(s.query, '\\s+', ' ', 'g')) as text) x
      where s.dbid = (select oid from pg_database where datname = current_database())
        and s.calls >= ${fewestCalls}
        -- without ANALYZE, CREATE INDEX and the like, and without the statements of this page
        and x.text ~* '^(select|insert|update|delete|merge|with|values)\\M'
        and x.text !~ 'pg_stat_|pg_database_size'
      order by s.mean_exec_time desc limit ${slowest}`.execute(db);
    return rows;
  } catch {
    // the extension is created, but the server does not load its library
    return null;
  }
};
