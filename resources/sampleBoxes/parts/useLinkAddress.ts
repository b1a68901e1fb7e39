import { useCreatePath } from 'ra-core';
import { useCallback } from 'react';

/** The address of the variations in link-samples mode, for a box. */
export const useLinkAddress = () => {
  const createPath = useCreatePath();
  return useCallback(
    (id: string): string =>
      `${createPath({ resource: 'products/variations', type: 'list' })}/link-samples/${id}`,
    [createPath],
  );
};
