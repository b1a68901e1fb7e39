import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { DomainError } from '#server/errors/domainError.ts';
import type { Context, RecordEvent, SecurityEvent, SignedIn } from '#server/graphql/context.ts';

/* What calls of the API have recorded by themselves. */

/** Fills in who makes the request and from where. */
export const recorderOf =
  (record: RecordEvent, request: FastifyRequest, viewer: SignedIn | null): RecordEvent =>
  (event, options) =>
    record(
      {
        ...whoIs(viewer),
        address: request.ip,
        userAgent: request.headers['user-agent'],
        ...event,
      },
      options,
    );

/** A shop is nobody's account. */
const whoIs = (viewer: SignedIn | null) => {
  if (!viewer) return {};
  const { userId, portal, apiKeyId } = viewer;
  return apiKeyId ? { portal } : { userId, portal };
};

/** Whoever comes up against a limit does so many times; it is told once a minute. */
export const tellOfLimit = (
  record: RecordEvent,
  event: Omit<SecurityEvent, 'kind'> & { detail: string },
): void => record({ kind: 'limitReached', ...event }, { everySeconds: 60 });

/** What a limiter counts: `portal:email`. */
export const accountOf = (counted: string): { portal: string; account: string } => {
  const at = counted.indexOf(':');
  return { portal: counted.slice(0, at), account: counted.slice(at + 1) };
};

/** The application offers nobody what is refused to them, so whoever calls it is worth a look. */
export const useRefusals = (): Plugin<Context> => ({
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result }) => {
      const { errors = [] } = result as { errors?: readonly GraphQLError[] };
      const { recordEvent } = args.contextValue as Context;
      for (const { path, originalError } of errors) {
        if (!(originalError instanceof DomainError) || originalError.code !== 'FORBIDDEN') continue;
        recordEvent({ kind: 'accessRefused', subject: String(path?.[0]) }, { everySeconds: 60 });
      }
    },
  }),
});
