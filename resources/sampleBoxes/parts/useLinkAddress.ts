import { useCreatePath } from 'ra-core';
import { useCallback } from 'react';

/** The address of the variations in link-samples mode, for a box: all of them, or its own only. */
export const useLinkAddress = () => {
  const createPath = useCreatePath();
  return useCallback(
    (id: string, which: 'all' | 'linked' = 'all'): string => {
      const list = createPath({ resource: 'products/variations', type: 'list' });
      return `${list}/link-samples/${id}${which === 'linked' ? '?linked=linked' : ''}`;
    },
    [createPath],
  );
};
