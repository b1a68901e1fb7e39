import { useCreatePath } from 'ra-core';
import { useCallback } from 'react';

/** The address of the page of an attribute's values, with one of its groups chosen if given. */
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
