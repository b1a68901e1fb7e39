import { useCreatePath } from 'ra-core';
import { useCallback } from 'react';

const resource = 'products/imports';

/** The address of an import's page; of their list without one. */
export const useImportAddress = (): ((id?: string) => string) => {
  const createPath = useCreatePath();
  return useCallback(
    (id) =>
      id === undefined
        ? createPath({ resource, type: 'list' })
        : createPath({ resource, type: 'edit', id }),
    [createPath],
  );
};
