import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Db } from '#server/db/database.ts';
import { bearerToken } from './credentials.ts';
import { hasMutation } from './requestQueues.ts';

/** Whether a request may have changed something: an upload, or a call that is no query. */
export const mayWrite = ({ method, body, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.endsWith('/graphql') ? hasMutation(body) : method !== 'GET' && method !== 'HEAD';

/**
 * Notes the position of each write with its session or key before it is answered, so that its
 * later calls see the write, whichever process and replica answer them. Without replicas, nothing is noted.
 */
export const noteWrites = (
  app: FastifyInstance,
  { db, replicas }: Database,
  note: (db: Db, token: string, isShop: boolean) => Promise<void>,
): void => {
  if (!replicas) return;
  app.addHook('onSend', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token === null || !mayWrite(request)) return;
    const isShop = request.routeOptions.url?.startsWith('/shop/') ?? false;
    await note(db, token, isShop).catch((err: unknown) => {
      request.log.warn({ err }, 'the position of a write is not noted');
    });
  });
};
