import type { Keys } from '#server/http/shopGraphql.ts';
import { findKey } from './keys.ts';

/** The functions of keys that the shop's endpoint needs. */
export const keys: Keys = {
  find: findKey,
  recordUse: (recordEvent, { name, isFirstUse }) => {
    if (isFirstUse) recordEvent({ kind: 'keyUsed', subject: name });
  },
  recordRefusal: (recordEvent, token) => {
    const event = { kind: 'keyRefused', subject: `… ${token.slice(-4)}` } as const;
    recordEvent(event, { everySeconds: 60 });
  },
};
