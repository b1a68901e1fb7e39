import type { RecordEvent, SignedIn } from '#server/graphql/context.ts';
import type { Sessions } from '#server/http/graphql.ts';
import { isApiKey } from '#server/modules/platform/apiKeys/keys.ts';
import { createCodeLimiter, createMailLimiter, createSignInLimiter } from './limiter.ts';
import { viewerOfToken } from './sessions.ts';

/** Records a key's first use in an hour, and each use of an unknown or revoked key. */
const recordKey = (
  recordEvent: RecordEvent,
  token: string | null,
  viewer: SignedIn | null,
): void => {
  if (viewer?.firstUseOf) recordEvent({ kind: 'keyUsed', subject: viewer.firstUseOf });
  if (!viewer && token && isApiKey(token)) {
    const event = { kind: 'keyRefused', portal: 'shop', subject: `… ${token.slice(-4)}` } as const;
    recordEvent(event, { everySeconds: 60 });
  }
};

/** The session functions that the API endpoint needs. */
export const sessions: Sessions = {
  viewerOfToken,
  recordKey,
  limiters: (pool, onLimit) => ({
    signInLimiter: createSignInLimiter(pool, onLimit('signIn')),
    mailLimiter: createMailLimiter(pool, onLimit('mail')),
    codeLimiter: createCodeLimiter(pool, onLimit('codes')),
  }),
};
