import type { StatusWords } from '#ui/status/statusWords.ts';

/** A network is paused, not switched off. */
export const networkWords: StatusWords = {
  on: { status: 'active', verb: 'activate', done: 'activated' },
  off: { status: 'paused', verb: 'deactivate', done: 'deactivated' },
};
