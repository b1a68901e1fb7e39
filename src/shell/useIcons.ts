import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { type Definition, nameOf } from '#providers/registry/definition.ts';

export type Icons = Record<string, ComponentType | undefined>;

/** The icons of definitions, by name; loaded after the page's own content. */
export const useIcons = (definitions: readonly Definition[]): Icons => {
  const [icons, setIcons] = useState<Icons>({});
  const isSettled = useIsSettled();
  useEffect(() => {
    if (!isSettled) return;
    let isCurrent = true;
    Promise.all(definitions.map(iconOf)).then(
      (entries) => {
        if (isCurrent) setIcons(Object.fromEntries(entries));
      },
      // without a connection the menu shows only names
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [definitions, isSettled]);
  return icons;
};

const iconOf = async (definition: Definition) =>
  [nameOf(definition), (await definition.screens()).screens.icon] as const;

const requestedWithinMs = 2000;

/** Whether the page's first requests have completed; a page that sends none by then has none. */
const useIsSettled = (): boolean => {
  const queryClient = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  // not `useIsFetching`, which would render the menu again with each request
  useEffect(() => {
    if (isSettled) return undefined;
    let hasFetched = false;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const isFetching = queryClient.isFetching(ofPages) > 0;
      // after the task in which React renders the answer
      if (hasFetched && !isFetching) soon ??= setTimeout(() => setSettled(true));
      hasFetched ||= isFetching;
    };
    check();
    const unsubscribe = queryClient.getQueryCache().subscribe(check);
    const timer = setTimeout(() => {
      hasFetched = true;
      check();
    }, requestedWithinMs);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(soon);
    };
  }, [queryClient, isSettled]);
  return isSettled;
};

const ofPages: QueryFilters = { predicate: ({ queryKey }) => queryKey[0] !== 'auth' };
