import { useCallback } from 'react';
import { useCreatePath, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import { encodeBack } from '#providers/routerProvider/back.ts';

/** Returns a function for the address of a row's edit page, with the list's filters in `back`. */
export const useEditAddress = (): ((id: string) => string) => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  // the router's location, because it is the address that the browser shows
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
