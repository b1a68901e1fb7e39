import { useCallback } from 'react';
import { useCreatePath } from 'react-admin';

/** Returns the URL of an attribute's options page, optionally filtered by a value group. */
export const useOptionsAddress = () => {
  const createPath = useCreatePath();
  return useCallback(
    (attribute: { id: string; is_configurable: boolean }, group?: string): string => {
      const list = createPath({ resource: 'collections/attributes', type: 'list' });
      const kind = attribute.is_configurable ? 'system' : 'informative';
      const chosen = group === undefined ? '' : `?${new URLSearchParams({ group })}`;
      return `${list}/options/${kind}/${attribute.id}${chosen}`;
    },
    [createPath],
  );
};
