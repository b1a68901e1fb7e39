import { useCreatePath, useResourceContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { decodeBack } from '#providers/routerProvider/back.ts';

/** The address of the list this record was opened from, with its filters. */
export const useListAddress = (): string => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const [search] = useSearchParams();
  return createPath({ resource, type: 'list' }) + decodeBack(search.get('back'));
};
