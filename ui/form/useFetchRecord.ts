import { useCallback } from 'react';
import type { Identifier } from 'react-admin';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';

/** Fetches a record from the server, bypassing the cache. */
export const useFetchRecord = (resource = '') => {
  const dataProvider = useAppDataProvider();
  return useCallback(
    async (id: Identifier | undefined) =>
      id === undefined ? undefined : (await dataProvider.getOne(resource, { id })).data,
    [dataProvider, resource],
  );
};
