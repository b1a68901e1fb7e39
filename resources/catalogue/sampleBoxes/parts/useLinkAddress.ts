import { useCallback } from 'react';
import { useCreatePath } from 'react-admin';

/** The address of the link-samples mode of a box, with all variations or only linked ones. */
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
