import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReplicaState } from '#server/db/replicas.ts';
import type { DatabaseState } from '#server/db/state.ts';
import type { Readiness } from '#server/graphql/context.ts';
import { isDraining } from '#server/http/drain.ts';

/** The conditions of readiness. */
interface Dependencies {
  databaseState: () => Promise<DatabaseState>;
  isRoomLeft: () => Promise<boolean>;
  /** Whether pictures and documents can be reached. */
  isStoreReached: () => Promise<boolean>;
  /** The replicas that answer reads. */
  replicas: () => ReplicaState[];
}

const reasons: Record<Exclude<DatabaseState, 'ok'>, string> = {
  unavailable: 'database unavailable',
  'read-only': 'database read-only',
  damaged: 'database damaged',
  outdated: 'database older than this version',
};

/**
 * `GET /healthz`: 200 while this process answers; restarting helps if it does not.
 *
 * `GET /readyz`: 200 while this process may get requests, else 503 with the reason within two
 * seconds: it is shutting down, the database is unreachable, read-only, damaged or older than this version,
 * or the disk is full. Without its store of files it is `degraded`, which is no reason to stop its
 * requests: all processes share the store, and everything but pictures and documents works.
 */
export const registerHealth = (app: FastifyInstance, readiness: () => Promise<Readiness>): void => {
  const options = {
    logLevel: 'silent',
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
    },
  } as const;
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    const answer = await readiness();
    return reply.code(ready.includes(answer.status) ? 200 : 503).send(answer);
  });
};

/** The replicas that answer no reads, with the reason. */
const leftOutOf = (states: readonly ReplicaState[]): Pick<Readiness, 'replicas'> => {
  const leftOut = states.filter(({ condition }) => condition !== 'ok');
  if (leftOut.length === 0) return {};
  return { replicas: Object.fromEntries(leftOut.map(({ host, condition }) => [host, condition])) };
};

const ready = ['ok', 'degraded'];

/** Finds out whether this process may get requests. */
export const createReadiness = (
  app: FastifyInstance,
  { databaseState, isRoomLeft, isStoreReached, replicas }: Dependencies,
): (() => Promise<Readiness>) => {
  const notReady = async (): Promise<string | null> => {
    if (isDraining(app.server)) return 'stopping';
    const [state, hasRoom] = await Promise.all([databaseState(), isRoomLeft()]);
    // the embedded database is read-only because the disk is full
    if (state !== 'unavailable' && !hasRoom) return 'disk full';
    return state === 'ok' ? null : reasons[state];
  };
  return async () => {
    const [reason, hasStore] = await Promise.all([notReady(), isStoreReached()]);
    if (reason) return { status: reason };
    const leftOut = leftOutOf(replicas());
    return hasStore
      ? { status: 'ok', ...leftOut }
      : { status: 'degraded', reason: 'file store unavailable', ...leftOut };
  };
};
