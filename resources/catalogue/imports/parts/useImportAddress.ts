import { useCallback } from 'react';
import { useCreatePath } from 'react-admin';

const resource = 'products/imports';

/** Returns the URL of an import's page, or of the list if called without an id. */
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
