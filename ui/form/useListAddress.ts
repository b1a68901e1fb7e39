import { useCreatePath, useResourceContext, useResourceDefinitions } from 'react-admin';
import { useSearchParams } from 'react-router';
import { decodeBack } from '#providers/routerProvider/back.ts';

/** Added to a record's address: the record from which it was opened, to which saving returns. */
export const openedFrom = (resource: string, id: string): string =>
  `?from=${encodeURIComponent(`${resource}/${id}`)}`;

/**
 * The address of the list this record was opened from, with its filters, or of the record it was
 * opened from.
 */
export const useListAddress = (): string => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const definitions = useResourceDefinitions();
  const [search] = useSearchParams();
  const [, opener = '', id] = /^(.+)\/(\d+)$/.exec(search.get('from') ?? '') ?? [];
  if (definitions[opener]?.hasEdit) return createPath({ resource: opener, type: 'edit', id });
  return createPath({ resource, type: 'list' }) + decodeBack(search.get('back'));
};
