import { useCallback } from 'react';
import { useCreatePath } from 'react-admin';

/** Returns the URL of a box's link-samples mode, with all variations or only linked ones. */
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
