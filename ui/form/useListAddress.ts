import { useCreatePath, useResourceContext, useResourceDefinitions } from 'react-admin';
import { useSearchParams } from 'react-router';
import { decodeBack } from '#providers/routerProvider/back.ts';

/**
 * The suffix of a record's address that names the record from which it was opened. Saving returns
 * to that record.
 */
export const openedFrom = (resource: string, id: string): string =>
  `?from=${encodeURIComponent(`${resource}/${id}`)}`;

/** The address of the list or record from which this record was opened; a list with its filters. */
export const useListAddress = (): string => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const definitions = useResourceDefinitions();
  const [search] = useSearchParams();
  const [, opener = '', id] = /^(.+)\/(\d+)$/.exec(search.get('from') ?? '') ?? [];
  if (definitions[opener]?.options?.opens)
    return createPath({ resource: opener, type: 'edit', id });
  return createPath({ resource, type: 'list' }) + decodeBack(search.get('back'));
};
