import type { RequestListener, Server, ServerResponse } from 'node:http';
import { retryAfterSeconds } from '#server/graphql/unavailable.ts';
import { isDraining } from '#server/http/drain.ts';
import { Overloaded } from './lane.ts';
import { type Lanes, laneOf } from './lanes.ts';
import { errorAnswer } from './refusal.ts';

/**
 * Refuses what would only wait in vain before anything is done for it: at ten times what can be done,
 * all else that a request costs would leave nothing for those who have their turn.
 */
export const guardDoor = (server: Server, lanes: Lanes): void => {
  const inside = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const lane = laneOf(lanes, request.url ?? '');
    if (lane?.refuses()) refuse(response, isDraining(server));
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
