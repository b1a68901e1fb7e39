import type { FastifyReply, FastifyRequest } from 'fastify';
import { can } from '#contract/access.ts';
import { errorStatus } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { portals } from '#contract/portal.ts';
import { suggestionInput } from '#contract/rules/catalogue/suggestion.ts';
import type { Db } from '#server/db/database.ts';
import {
  DomainError,
  forbidden,
  noSession,
  parse,
  tokenNotValid,
} from '#server/errors/domainError.ts';
import type { SignedIn } from '#server/graphql/context.ts';
import { credentialsOf } from '#server/http/credentials.ts';
import { errorAnswer } from '#server/http/refusal.ts';
import { inRequestQueue } from '#server/http/requestQueues.ts';
import { recordLimit } from '#server/http/securityEvents.ts';
import { portalAddress } from '#server/mail/addresses.ts';
import type { RouteContext } from '#server/modules/module.ts';
import { createAnalysisLimiter } from '#server/modules/platform/session/limiter.ts';
import { viewerOfSession } from '#server/modules/platform/session/sessions.ts';
import { suggestProductInfo } from './suggest.ts';

/** Enough for thirty addresses. */
const largestBody = 32 * 1024;

/**
 * `POST /ai-enhance/product-info-suggestion` (specification 7): suggestions for a product's form,
 * from its images, in the language of `Accept-Language`.
 */
export const suggestFromPictures = async ({
  app,
  config: { publicUrl, ai },
  database: { db, pool },
  images,
  requestQueues,
  contributions: { shownImages },
}: RouteContext): Promise<void> => {
  const limiter = createAnalysisLimiter({
    pool,
    onLimit: (userId, address) =>
      recordLimit(app.securityLog.record, { detail: 'analysis', userId, address }),
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = await analystOf(db, request);
    const input = parse(suggestionInput, request.body);
    await limiter.attempt(viewer.userId, { address: request.ip, markHash: null });
    const data = await suggestProductInfo(
      { db, images, shownImages, ai },
      {
        viewer,
        input,
        language: languageOf(request),
        ownHosts: ownHosts(publicUrl, request),
        signal: untilGone(reply),
      },
    );
    return { data };
  };
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      // the client has disconnected, so no answer is possible
      if (reply.raw.destroyed) return reply.hijack();
      if (!(error instanceof DomainError)) throw error;
      const { code, message: msg } = error;
      if (msg.startsWith('error.AI_')) request.log.warn({ msg }, 'no suggestion');
      return reply.code(errorStatus[code]).send(errorAnswer(error));
    });
    scope.route({
      method: 'POST',
      url: '/ai-enhance/product-info-suggestion',
      bodyLimit: largestBody,
      ...inRequestQueue(requestQueues.transfers, answer),
    });
  });
};

const analystOf = async (db: Db, request: FastifyRequest): Promise<SignedIn> => {
  const credentials = credentialsOf(request);
  if (!credentials) throw noSession();
  const viewer = await viewerOfSession(db, credentials);
  if (!viewer) throw tokenNotValid();
  if (!can(viewer.roles, 'imageAnalysis', 'create')) throw forbidden();
  return viewer;
};

const languageOf = ({ headers }: FastifyRequest): Language =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'de';

/**
 * The host of this request, and the portals. A forged Host gains nothing, because nothing is
 * fetched.
 */
const ownHosts = (publicUrl: string | undefined, { host }: FastifyRequest): string[] => [
  host,
  ...(publicUrl ? portals.map((portal) => portalAddress({ publicUrl, port: 0 }, portal)) : []).map(
    (address) => new URL(address).host,
  ),
];

/** Aborted when the connection closes before the answer. */
const untilGone = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
};
