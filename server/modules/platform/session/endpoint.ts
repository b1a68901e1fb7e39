import type { Sessions } from '#server/http/graphql.ts';
import { isKnownDevice } from './devices.ts';
import { createCodeLimiter, createMailLimiter, createSignInLimiter } from './limiter.ts';
import { viewerOfSession } from './sessions.ts';

/** The session functions that the API endpoint needs. */
export const sessions: Sessions = {
  viewerOfSession,
  limiters: ({ db, pool }, onLimit) => {
    const of = (limit: string) => ({ pool, isKnown: isKnownDevice(db), onLimit: onLimit(limit) });
    return {
      signInLimiter: createSignInLimiter(of('signIn')),
      mailLimiter: createMailLimiter(of('mail')),
      codeLimiter: createCodeLimiter(of('codes')),
    };
  },
};
