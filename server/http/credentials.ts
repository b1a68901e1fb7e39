import type { FastifyRequest } from 'fastify';
import { markOf } from './deviceMark.ts';

/** The token of a session, and the mark of the device that sends it. */
export interface Credentials {
  token: string;
  markHash: Buffer | null;
}

/** The request's credentials; null without a token. */
export const credentialsOf = (request: FastifyRequest): Credentials | null => {
  const token = bearerToken(request.headers.authorization);
  return token === null ? null : { token, markHash: markOf(request) };
};

/** The token of an `authorization` header, if it has our format. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
