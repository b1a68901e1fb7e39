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

const mostAccepted = 64;

/**
 * Accepts who is waiting to connect. Node takes one connection in each turn of its loop, and with a
 * turn as long as a statement of the embedded database they would wait out there for a minute,
 * instead of being refused.
 */
const acceptAll = (server: Server): (() => Promise<void>) => {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  return async () => {
    for (let n = 0, before = -1; n < mostAccepted && before !== accepted; n += 1) {
      before = accepted;
      await nextTurn();
    }
  };
};

type Handler<Request extends FastifyRequest> = (
  request: Request,
  reply: FastifyReply,
) => Promise<unknown>;

/**
 * A route's options: the handler has its turn in the lane, whole, even if its answer came before for
 * taking too long. One that would wait in vain is refused before its body is read.
 */
export const inLane = <Request extends FastifyRequest>(lane: Lane, handler: Handler<Request>) => ({
  onRequest: async () => {
    if (lane.isFull()) throw lane.refuse();
  },
  handler: async (request: Request, reply: FastifyReply) => {
    const leave = await lane.enter();
    try {
      return await handler(request, reply);
    } finally {
      leave();
    }
  },
});
