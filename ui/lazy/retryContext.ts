import { createContext, useContext } from 'react';

interface Retry {
  /** Loads the part anew the next time it is shown. */
  forget: () => void;
  /** Loads it anew in place. */
  again: () => void;
}

const unused = () => undefined;

export const RetryContext = createContext<Retry>({ forget: unused, again: unused });

/** For what is shown in place of a part that could not be loaded. */
export const useRetry = (): Retry => useContext(RetryContext);
