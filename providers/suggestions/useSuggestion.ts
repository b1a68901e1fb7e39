import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { withSession } from '#providers/sessionEnd.ts';
import { suggestProductInfo } from './suggestProductInfo.ts';

/** Loads a suggestion on first use and on request; unmounting cancels the request. */
export const useSuggestion = (filenames: readonly string[], id: string) => {
  const { current: openedAt } = useRef(Date.now());
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery({
    // the key ignores images added later; the next opening includes them
    queryKey: ['suggestion', id, openedAt],
    queryFn: async ({ signal }) => {
      try {
        return await withSession(() => suggestProductInfo({ filenames, id, signal }));
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};
