import { useQueryClient } from '@tanstack/react-query';
import type { DocumentNode } from 'graphql';
import { useCallback } from 'react';
import { apiQueryKey } from './apiQueryKey.ts';

/** Invalidates the cached results of queries with any variables; results in use are refetched. */
export const useInvalidateApiQueries = () => {
  const queryClient = useQueryClient();
  return useCallback(
    async (documents: readonly DocumentNode[]): Promise<void> => {
      await Promise.all(
        documents.map((each) => queryClient.invalidateQueries({ queryKey: apiQueryKey(each) })),
      );
    },
    [queryClient],
  );
};
