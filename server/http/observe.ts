import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database, Db } from '#server/db/database.ts';
import type { DatabaseState } from '#server/db/state.ts';
import { uncountedChanges } from '#server/db/uncounted.ts';
import { gauge, type Metrics } from '#server/metrics/metrics.ts';
import type { RequestQueues } from './requestQueues.ts';

interface Observed {
  database: Database;
  requestQueues: RequestQueues;
  databaseState: () => Promise<DatabaseState>;
}

/** Routes with their own label; static files share one. */
const routes = [
  '/ai-enhance/product-info-suggestion',
  '/files',
  '/files/:name',
  '/graphql',
  '/healthz',
  '/readyz',
  '/shop/graphql',
  '/images/:filename',
  '/imports/:id/refused',
  '/imports/template',
  '/jobs/:id/file',
  '/products',
  '/upload',
];

/** The route of a request, by which operators know it; `page` for the client's files. */
export const routeOf = ({ routeOptions: { url = '' } }: FastifyRequest): string =>
  routes.includes(url) ? url : 'page';

export const observe = (
  app: FastifyInstance,
  metrics: Metrics,
  { database, requestQueues, databaseState }: Observed,
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      route: routeOf(request),
      method: request.method,
      status: String(reply.statusCode),
    };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  observeRequestQueues(metrics, requestQueues);
  observeDatabase(metrics, database, databaseState);
  gauge(
    metrics,
    'atrium_database_writable',
    'Whether the database accepts changes',
    [],
    async (set) => {
      set({}, (await databaseState()) === 'ok' ? 1 : 0);
    },
  );
};

const observeRequestQueues = (metrics: Metrics, requestQueues: RequestQueues): void => {
  const all = Object.values(requestQueues);
  gauge(metrics, 'atrium_lane_requests', 'Requests by queue', ['lane', 'state'], (set) => {
    for (const { name, figures } of all) {
      set({ lane: name, state: 'active' }, figures().active);
      set({ lane: name, state: 'waiting' }, figures().waiting);
    }
  });
  gauge(metrics, 'atrium_lane_refused', 'Requests refused since the start', ['lane'], (set) => {
    for (const { name, figures } of all) set({ lane: name }, figures().refused);
  });
};

const observeDatabase = (
  metrics: Metrics,
  { db, pool, replicas }: Database,
  databaseState: () => Promise<DatabaseState>,
): void => {
  const isUp = async () => (await databaseState()) !== 'unavailable';
  gauge(metrics, 'atrium_database_connections', 'Connections', ['state'], (set) => {
    set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    set({ state: 'idle' }, pool.idleCount);
    set({ state: 'awaited' }, pool.waitingCount);
  });
  gauge(metrics, 'atrium_database_up', 'Whether the database answers', [], async (set) => {
    set({}, (await isUp()) ? 1 : 0);
  });
  gauge(metrics, 'atrium_jobs', 'Jobs that are not over', ['state'], async (set) => {
    if (!(await isUp())) return;
    for (const { state, count } of await openJobs(db)) set({ state }, Number(count));
  });
  const lag = 'By how much each replica that answers reads is behind; none while it is away';
  gauge(metrics, 'atrium_replica_lag_seconds', lag, ['host'], (set) => {
    for (const { host, lagSeconds } of replicas?.states() ?? []) {
      if (lagSeconds !== null) set({ host }, lagSeconds);
    }
  });
  gauge(metrics, 'atrium_replica_used', 'Whether a replica answers reads', ['host'], (set) => {
    for (const { host, condition } of replicas?.states() ?? []) {
      set({ host }, condition === 'ok' ? 1 : 0);
    }
  });
  const counts = 'Kept numbers: changes to count, and wrong ones at the last check';
  gauge(metrics, 'atrium_counts', counts, ['state'], async (set) => {
    if (!(await isUp())) return;
    const { uncounted, wrong } = await stateOfCounts(db);
    set({ state: 'uncounted' }, uncounted);
    set({ state: 'wrong' }, wrong);
  });
};

const stateOfCounts = async (db: Db) => {
  const { rows } = await sql<{ uncounted: number; wrong: number }>`
    select ${uncountedChanges} as uncounted,
      coalesce((select wrong from count_checks), 0) as wrong`.execute(db);
  return rows[0] ?? { uncounted: 0, wrong: 0 };
};

const openJobs = async (db: Db) => {
  const { rows } = await sql<{ state: string; count: string }>`
    select s.state, count(j.id) as count from unnest(array['waiting', 'running']) s (state)
    left join jobs j on j.state = s.state group by 1`.execute(db);
  return rows;
};
