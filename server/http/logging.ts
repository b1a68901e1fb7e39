import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';

// a key or token is 43 characters of base64url; nothing else in an address is that long
const secret = /[\w-]{43,}/g;

/**
 * Only the path: a query may contain user input; the key at the end of a mailed link is removed
 * too.
 */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(secret, '…');

/** Properties of database errors that contain row data or statement values. */
const ofRows = ['detail', 'where', 'query', 'params', 'parameters'].map((name) => `err.${name}`);

/** Logger options that keep every secret that would give access out of the logs. */
export const loggerOptions = (level: string) => ({
  level,
  redact: ofRows,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({
      method,
      url: pathOf(url),
      remoteAddress: ip,
    }),
  },
});

/** Options of the server for the log: ids that no two requests of any process share. */
export const requestLogOptions = {
  genReqId: () => randomUUID(),
  requestIdHeader: false,
  // two lines for each request; `logRequests` writes one
  logController: new LogController({ disableRequestLogging: true }),
} as const;

/**
 * Logs one line for each answered request, at the level `info`. All lines about a request have its
 * id (`reqId`), and its answer has it as `x-request-id`.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
  });
};
