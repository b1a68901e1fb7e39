import { type Identifier, useDataProvider } from 'ra-core';
import { useCallback } from 'react';

/** Reads a record as it is saved now, past what is shown. */
export const useLoadAnew = (resource = '') => {
  const dataProvider = useDataProvider();
  return useCallback(
    async (id: Identifier | undefined) =>
      id === undefined ? undefined : (await dataProvider.getOne(resource, { id })).data,
    [dataProvider, resource],
  );
};
