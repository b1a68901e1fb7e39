import type { Server } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptWaiting } from '#server/http/acceptWaiting.ts';
import { createRequestQueue, type RequestQueue } from './requestQueue.ts';

export interface RequestQueues {
  /** Requests that query the database. */
  api: RequestQueue;
  /**
   * Those among them that change data. They may wait for locks, so some slots of `api` are left to
   * the others.
   */
  changes: RequestQueue;
  /** Those among them that shops send. However many these are, some slots are left to the application. */
  shops: RequestQueue;
  /** Images, some of which must be resized first. */
  pictures: RequestQueue;
  /** Uploads and downloads, which are as slow as the client's connection. */
  transfers: RequestQueue;
}

/**
 * Maximum number of connections accepted for each admitted request, so that refusals are sent promptly.
 * With more, admitted requests would wait while others are being refused.
 */
const mostAccepted = 32;

/** The queues of this process; `connections` is the number of database connections. */
export const createRequestQueues = (server: Server, connections: number): RequestQueues => {
  const atOnce = Math.min(Math.max(connections - 2, 2), 8);
  return {
    // those of requests that end together are the same
    api: createRequestQueue('api', atOnce, () => acceptWaiting(server, mostAccepted * atOnce)),
    changes: createRequestQueue('changes', Math.ceil(atOnce / 2)),
    shops: createRequestQueue('shops', Math.ceil(atOnce / 2)),
    pictures: createRequestQueue('pictures', 16),
    transfers: createRequestQueue('transfers', 32),
  };
};

/**
 * Runs a call to the API when a slot is free.
 * @param body the parsed body, of any shape
 */
export const inApiQueue = <Result>(
  { api, changes }: Pick<RequestQueues, 'api' | 'changes'>,
  body: unknown,
  work: () => Promise<Result>,
): Promise<Result> => (hasMutation(body) ? changes.run(() => api.run(work)) : api.run(work));

/** Runs a shop's call when a slot is free. */
export const inShopQueue = <Result>(
  queues: Pick<RequestQueues, 'api' | 'changes' | 'shops'>,
  body: unknown,
  work: () => Promise<Result>,
): Promise<Result> => queues.shops.run(() => inApiQueue(queues, body, work));

/** Whether a body holds a mutation; a query that contains the word counts as one, too. */
export const hasMutation = (body: unknown): boolean => {
  const { query } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' && /\bmutation\b/.test(query);
};

/** The queue for an address; none for requests that cost next to nothing. */
export const requestQueueOf = (
  { api, shops, pictures, transfers }: RequestQueues,
  url: string,
): RequestQueue | undefined => {
  if (url.startsWith('/graphql')) return api;
  if (url.startsWith('/shop/graphql')) return shops;
  if (url.startsWith('/images/')) return pictures;
  return /^\/(upload\b|ai-enhance\b|products(\?|$)|imports\/|jobs\/\w+\/file\b|files\b)/.test(url)
    ? transfers
    : undefined;
};

type Handler<Request extends FastifyRequest> = (
  request: Request,
  reply: FastifyReply,
) => Promise<unknown>;

/**
 * A route's options: the handler holds its slot in the queue until it ends, even if a timeout was
 * answered before.
 */
export const inRequestQueue = <Request extends FastifyRequest>(
  queue: RequestQueue,
  handler: Handler<Request>,
) => ({
  handler: (request: Request, reply: FastifyReply) => queue.run(() => handler(request, reply)),
});
