import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLane, type Lane } from './lane.ts';

export interface Lanes {
  /** What asks the database. */
  api: Lane;
  /** Pictures, some of which are made first. */
  pictures: Lane;
  /** Files that come or go as fast as the client's connection. */
  transfers: Lane;
}

/** What this process does at once; `connections` are those to the database. */
export const createLanes = (server: Server, connections: number): Lanes => ({
  api: createLane('api', Math.min(Math.max(connections - 2, 2), 8), acceptAll(server)),
  pictures: createLane('pictures', 16),
  transfers: createLane('transfers', 32),
});

/** The lane of what an address asks for; none for what costs next to nothing. */
export const laneOf = ({ api, pictures, transfers }: Lanes, url: string): Lane | undefined => {
  if (url.startsWith('/graphql')) return api;
  if (url.startsWith('/images/')) return pictures;
  return /^\/(upload\b|ai-enhance\b|products(\?|$)|imports\/|jobs\/\w+\/file\b)/.test(url)
    ? transfers
    : undefined;
};

const mostAccepted = 256;
/**
 * In a storm they come as fast as they are refused, and nobody inside would have a turn for long: then they are
 * accepted for this long, and twice as long each time that some are still outside.
 */
const acceptingMs = 5;

/**
 * Accepts who is waiting to connect. Node takes one connection in each turn of its loop, and with turns
 * as long as the work of those who are in they would wait out there for seconds, instead of being
 * refused.
 */
const acceptAll = (server: Server): ((inStorm: boolean) => Promise<void>) => {
  let accepted = 0;
  let ms = acceptingMs;
  server.on('connection', () => {
    accepted += 1;
  });
  return async (inStorm) => {
    // the first turn may be the rest of one that has been at the door already
    await nextTurn();
    const until = performance.now() + (inStorm ? ms : Number.POSITIVE_INFINITY);
    for (let n = 0, before = -1; n < mostAccepted && before !== accepted; n += 1) {
      if (performance.now() > until) {
        ms *= 2;
        return;
      }
      before = accepted;
      await nextTurn();
    }
    ms = acceptingMs;
  };
};

type Handler<Request extends FastifyRequest> = (
  request: Request,
  reply: FastifyReply,
) => Promise<unknown>;

/**
 * A route's options: the handler has its turn in the lane, whole, even if its answer came before for
 * taking too long.
 */
export const inLane = <Request extends FastifyRequest>(lane: Lane, handler: Handler<Request>) => ({
  handler: async (request: Request, reply: FastifyReply) => {
    const leave = await lane.enter();
    try {
      return await handler(request, reply);
    } finally {
      leave();
    }
  },
});
