import { useCallback } from 'react';
import { useCreatePath, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import { encodeBack } from '#providers/routerProvider/back.ts';

/** The address of a row's edit page, with this list's filters in `back`. */
export const useEditAddress = (): ((id: string) => string) => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  // the router's own location: the address as the browser shows it
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
