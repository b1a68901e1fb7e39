import { useCallback } from 'react';
import { type RaRecord, useCreatePath, useResourceContext } from 'react-admin';

/** The address of a record's edit page. */
export const useRecordAddress = () => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return useCallback(
    ({ id }: RaRecord) => createPath({ resource, type: 'edit', id }),
    [createPath, resource],
  );
};
