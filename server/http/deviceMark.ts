import { createHash, randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverLimits } from '#contract/serverLimits.ts';
import type { DeviceMark } from '#server/graphql/context.ts';

/** Seconds for which a browser keeps a mark. */
const maxAge = serverLimits.knownDeviceDays * 24 * 60 * 60;

// a browser accepts this name only over HTTPS and from this very host
const secureName = '__Host-device';
const plainName = 'device';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach this server by HTTPS. */
    isHttps: boolean;
  }
}

export const registerDeviceMark = async (
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string | undefined },
): Promise<void> => {
  app.decorate('isHttps', publicUrl?.startsWith('https:') ?? false);
  await app.register(cookie);
};

const nameAt = ({ isHttps }: FastifyInstance) => (isHttps ? secureName : plainName);

const hashOf = (mark: string): Buffer => createHash('sha256').update(mark).digest();

/** The hash of the request's mark, or null. */
export const markOf = (request: FastifyRequest): Buffer | null => {
  const mark = request.cookies[nameAt(request.server)];
  return mark ? hashOf(mark) : null;
};

export const deviceMarkOf = (request: FastifyRequest, reply: FastifyReply): DeviceMark => ({
  hash: markOf(request),
  issue: () => {
    const mark = randomBytes(32).toString('base64url');
    reply.setCookie(nameAt(request.server), mark, {
      ...{ path: '/', httpOnly: true, sameSite: 'strict', maxAge },
      secure: request.server.isHttps,
    });
    return hashOf(mark);
  },
});
