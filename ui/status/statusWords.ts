/**
 * The two statuses of a switch, with their message keys, such as `activateText` and `activated`.
 */
export interface StatusWords {
  on: StatusWord;
  off: StatusWord;
}

interface StatusWord {
  status: string;
  verb: string;
  /** Message key of the success message. */
  done: string;
}

/** For records that are active from a start date to an end date. */
export const activation: StatusWords = {
  on: { status: 'active', verb: 'activate', done: 'activated' },
  off: { status: 'inactive', verb: 'deactivate', done: 'deactivated' },
};

/** For content that is published. */
export const publication: StatusWords = {
  on: { status: '1', verb: 'publish', done: 'published' },
  off: { status: '2', verb: 'unpublish', done: 'unpublished' },
};
