import type { FastifyRequest } from 'fastify';

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
