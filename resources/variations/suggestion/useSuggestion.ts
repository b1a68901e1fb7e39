import { useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'ra-core';
import { useRef } from 'react';
import { withSession } from '#providers/sessionEnd.ts';
import { suggestProductInfo } from '#providers/suggestions/suggestProductInfo.ts';

/** Asks when it is first used, and again when told to; given up when it is left. */
export const useSuggestion = (filenames: readonly string[], id: string) => {
  const { current: openedAt } = useRef(Date.now());
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery({
    // pictures that are added meanwhile wait for the next time
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
