import type { Server } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptWaiting } from '#server/http/acceptWaiting.ts';
import { createLane, type Lane } from './lane.ts';

export interface Lanes {
  /** What asks the database. */
  api: Lane;
  /** Pictures, some of which are made first. */
  pictures: Lane;
  /** Files that come or go as fast as the client's connection. */
  transfers: Lane;
}

/**
 * So many are accepted between two turns, so that whoever is refused hears of it soon. With more, those who
 * are in would wait for nothing but refusals.
 */
const mostAccepted = 64;

/** What this process does at once; `connections` are those to the database. */
export const createLanes = (server: Server, connections: number): Lanes => ({
  api: createLane('api', Math.min(Math.max(connections - 2, 2), 8), () =>
    acceptWaiting(server, mostAccepted),
  ),
  pictures: createLane('pictures', 16),
  transfers: createLane('transfers', 32),
});

/** The lane of what an address asks for; none for what costs next to nothing. */
export const laneOf = ({ api, pictures, transfers }: Lanes, url: string): Lane | undefined => {
  if (url.startsWith('/graphql')) return api;
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
 * A route's options: the handler has its turn in the lane, whole, even if its answer came before for
 * taking too long.
 */
export const inLane = <Request extends FastifyRequest>(lane: Lane, handler: Handler<Request>) => ({
  handler: (request: Request, reply: FastifyReply) => lane.run(() => handler(request, reply)),
});
