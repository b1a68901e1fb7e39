import { useCreatePath, useResourceContext } from 'ra-core';
import { useSearchParams } from 'react-router';
import { decodeBack } from '#providers/routerProvider/back.ts';

/** The address of the list that this record was opened from, with the filters it had. */
export const useListAddress = (): string => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const [search] = useSearchParams();
  return createPath({ resource, type: 'list' }) + decodeBack(search.get('back'));
};
