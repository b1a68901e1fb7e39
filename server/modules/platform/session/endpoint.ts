import type { Sessions } from '#server/http/graphql.ts';
import { createCodeLimiter, createMailLimiter, createSignInLimiter } from './limiter.ts';
import { viewerOfToken } from './sessions.ts';

/** The session functions that the API endpoint needs. */
export const sessions: Sessions = {
  viewerOfToken,
  limiters: (pool, onLimit) => ({
    signInLimiter: createSignInLimiter(pool, onLimit('signIn')),
    mailLimiter: createMailLimiter(pool, onLimit('mail')),
    codeLimiter: createCodeLimiter(pool, onLimit('codes')),
  }),
};
