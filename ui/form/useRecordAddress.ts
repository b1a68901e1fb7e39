import { type RaRecord, useCreatePath, useResourceContext } from 'ra-core';
import { useCallback } from 'react';

/** Where a record of this resource is edited. */
export const useRecordAddress = () => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return useCallback(
    ({ id }: RaRecord) => createPath({ resource, type: 'edit', id }),
    [createPath, resource],
  );
};
