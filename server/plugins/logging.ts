import type { FastifyRequest } from 'fastify';

// a key or a token is 43 characters of base64url; nothing else in an address is as long
const secret = /[\w-]{43,}/g;

/** The path alone: a query may carry what somebody typed, and a mailed link ends with its key. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(secret, '…');

/** What a database says of the rows that it refused, and of the values of a statement. */
const ofRows = ['detail', 'where', 'query', 'params', 'parameters'].map((name) => `err.${name}`);

/** Logs tell what happened, and no secret by which somebody who reads them could get in. */
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
