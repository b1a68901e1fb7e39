import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';

/* How many filters of a group are in use, for the button that shows the group. */

/** Adds the filter to those in use; returns a function that removes it. */
type Add = (source: string) => () => void;

const UsedContext = createContext<Add | null>(null);

/** A counter of the filters that are in use inside its `UsedFilters`. */
export const useUsedFilters = (): { count: number; add: Add } => {
  const [sources, setSources] = useState<readonly string[]>([]);
  const add = useCallback<Add>((source) => {
    setSources((all) => [...all, source]);
    return () => setSources((all) => all.filter((other) => other !== source));
  }, []);
  return useMemo(() => ({ count: sources.length, add }), [sources, add]);
};

interface Props {
  counter: { add: Add };
  children: ReactNode;
}

export const UsedFilters = ({ counter, children }: Props) => (
  <UsedContext.Provider value={counter.add}>{children}</UsedContext.Provider>
);

/** Counts a filter while it is in use; the filter's chip calls it. */
export const useCountAsUsed = (source: string, isUsed: boolean): void => {
  const add = useContext(UsedContext);
  useEffect(() => (isUsed && add ? add(source) : undefined), [add, source, isUsed]);
};
