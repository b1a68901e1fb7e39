import type { StatusWords } from '#ui/status/statusWords.ts';

/** The labels for a network's status; networks are "paused" rather than "switched off". */
export const networkWords: StatusWords = {
  on: { status: 'active', verb: 'activate', done: 'activated' },
  off: { status: 'paused', verb: 'deactivate', done: 'deactivated' },
};
