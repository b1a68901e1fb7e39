import type { Server } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptWaiting } from '#server/http/acceptWaiting.ts';
import { createLane, type Lane } from './lane.ts';

export interface Lanes {
  /** Requests that query the database. */
  api: Lane;
  /** Images, some of which must be resized first. */
  pictures: Lane;
  /** Uploads and downloads, which are as slow as the client's connection. */
  transfers: Lane;
}

/**
 * Maximum number of connections accepted between two turns, so that refusals are sent promptly.
 * With more, admitted requests would wait while others are being refused.
 */
const mostAccepted = 64;

/** The lanes of this process; `connections` is the number of database connections. */
export const createLanes = (server: Server, connections: number): Lanes => ({
  api: createLane('api', Math.min(Math.max(connections - 2, 2), 8), () =>
    acceptWaiting(server, mostAccepted),
  ),
  pictures: createLane('pictures', 16),
  transfers: createLane('transfers', 32),
});

/** The lane for an address; none for requests that cost next to nothing. */
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
 * A route's options: the handler holds its slot in the lane until it ends, even if a timeout was
 * answered before.
 */
export const inLane = <Request extends FastifyRequest>(lane: Lane, handler: Handler<Request>) => ({
  handler: (request: Request, reply: FastifyReply) => lane.run(() => handler(request, reply)),
});
