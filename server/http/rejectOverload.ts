import type { RequestListener, Server, ServerResponse } from 'node:http';
import { retryAfterSeconds } from '#server/graphql/unavailable.ts';
import { isDraining } from '#server/http/drain.ts';
import { errorAnswer } from './refusal.ts';
import { Overloaded } from './requestQueue.ts';
import { type RequestQueues, requestQueueOf } from './requestQueues.ts';

/**
 * Rejects requests that could only wait until they time out, before any work is done for them: at
 * ten times the capacity, even parsing them would leave nothing for the requests being served.
 */
export const rejectOverload = (server: Server, requestQueues: RequestQueues): void => {
  const inside = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const queue = requestQueueOf(requestQueues, request.url ?? '');
    if (queue?.refuses()) refuse(response, isDraining(server));
    else for (const listener of inside) listener(request, response);
  });
};

const body = JSON.stringify(errorAnswer(new Overloaded()));
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'retry-after': String(retryAfterSeconds),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const refuse = (response: ServerResponse, isLast: boolean): void => {
  response.writeHead(503, isLast ? { ...headers, connection: 'close' } : headers).end(body);
};
