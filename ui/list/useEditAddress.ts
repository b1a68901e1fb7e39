import { useCreatePath, useResourceContext } from 'ra-core';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { encodeBack } from '#providers/routerProvider/back.ts';

/** The address of a row's edit page, which remembers this list's filters in `back`. */
export const useEditAddress = (): ((id: string) => string) => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  // the router's own location: the address as it stands in the bar
  const { search } = useLocation();
  return useCallback(
    (id) => {
      const path = createPath({ resource, type: 'edit', id });
      const back = encodeBack(search);
      return back ? `${path}?${new URLSearchParams({ back })}` : path;
    },
    [createPath, resource, search],
  );
};
