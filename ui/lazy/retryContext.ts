import { createContext, useContext } from 'react';

interface Retry {
  /** Whether the code could not be loaded at an earlier attempt either. */
  isRetry: boolean;
  /** Retries loading the next time the component is rendered. */
  forget: () => void;
  /** Retries loading immediately. */
  again: () => void;
}

const unused = () => undefined;

export const RetryContext = createContext<Retry>({
  isRetry: false,
  forget: unused,
  again: unused,
});

/** For the content shown instead of a component that could not be loaded. */
export const useRetry = (): Retry => useContext(RetryContext);
