import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { errorText } from '#contract/errors.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { RecordEvent, SecurityEvent, SignedIn } from '#server/graphql/context.ts';

/* Helpers that record the security events of requests. */

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

const whoIs = (viewer: SignedIn | null) =>
  viewer ? { userId: viewer.userId, portal: viewer.portal } : {};

/** Records a shop as the actor of the request; its key belongs to no account. */
export const recorderOfShop =
  (record: RecordEvent, request: FastifyRequest): RecordEvent =>
  (event, options) =>
    record(
      {
        portal: 'shop',
        address: request.ip,
        userAgent: request.headers['user-agent'],
        ...event,
      },
      options,
    );

/** Reports a reached limit at most once a minute, because clients keep hitting it. */
export const recordLimit = (
  record: RecordEvent,
  event: Omit<SecurityEvent, 'kind'> & { detail: string },
): void => record({ kind: 'limitReached', ...event }, { everySeconds: 60 });

/** Splits a limiter's key, `portal:email`. */
export const accountOf = (counted: string): { portal: string; account: string } => {
  const at = counted.indexOf(':');
  return { portal: counted.slice(0, at), account: counted.slice(at + 1) };
};

/**
 * Records forbidden calls. The application offers users no call that they are not allowed to make,
 * so whoever sends one deserves attention.
 */
export const useRefusals = (): Plugin => ({
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result }) => {
      const { errors = [] } = result as { errors?: readonly GraphQLError[] };
      const { recordEvent } = args.contextValue as unknown as { recordEvent: RecordEvent };
      for (const { path, originalError } of errors) {
        if (!(originalError instanceof DomainError) || originalError.code !== 'FORBIDDEN') continue;
        // the application makes such calls, and then asks for the password
        if (originalError.message === errorText.confirmIdentity) continue;
        recordEvent({ kind: 'accessRefused', subject: String(path?.[0]) }, { everySeconds: 60 });
      }
    },
  }),
});
