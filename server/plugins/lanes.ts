import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLane, type Lane, Overloaded } from './lane.ts';

export interface Lanes {
  /** What asks the database. */
  api: Lane;
  /** Pictures, some of which are made first. */
  pictures: Lane;
  /** Files that come or go as fast as the client's connection. */
  transfers: Lane;
}

/** What this process does at once; `connections` are those to the database. */
export const createLanes = (connections: number): Lanes => ({
  api: createLane('api', Math.min(Math.max(connections - 2, 2), 8)),
  pictures: createLane('pictures', 16),
  transfers: createLane('transfers', 32),
});

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
    if (!lane.isFull()) return;
    lane.figures.refused += 1;
    throw new Overloaded();
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
