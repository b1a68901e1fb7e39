/** What a switch sets a record to, and the messages that speak of it: `activateText`, `activated`. */
export interface StatusWords {
  on: StatusWord;
  off: StatusWord;
}

interface StatusWord {
  status: string;
  verb: string;
  /** The message of its success. */
  done: string;
}

/** Of what runs from a day to a day. */
export const activation: StatusWords = {
  on: { status: 'active', verb: 'activate', done: 'activated' },
  off: { status: 'inactive', verb: 'deactivate', done: 'deactivated' },
};

/** Of what others can read. */
export const publication: StatusWords = {
  on: { status: '1', verb: 'publish', done: 'published' },
  off: { status: '2', verb: 'unpublish', done: 'unpublished' },
};
