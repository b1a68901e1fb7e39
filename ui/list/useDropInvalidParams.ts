import { useEffect } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { RequestError } from '#providers/graphql/errors.ts';
import { invalidParamsIn, without } from './invalidParams.ts';

/** The parameters of a list's query that the server refused. */
export const refusedOf = (error: unknown): readonly string[] =>
  error instanceof RequestError ? Object.keys(error.body.errors ?? {}) : [];

/**
 * Drops invalid parameters from the list's address and notifies the user; "all" means no filter.
 * @param onSortRefused called when the sort order that the user chose last is no longer possible
 */
export const useDropInvalidParams = (onSortRefused: () => void): void => {
  const { error } = useListContext();
  const notify = useNotify();
  // the router's hook, because the address that the browser shows changes
  const { search } = useLocation();
  const navigate = useNavigate();
  const refused = refusedOf(error);
  const invalid = invalidParamsIn(search, refused);
  const names = invalid.join(', ');
  const isSortRefused = refused.includes('sort');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each set of invalid parameters
  useEffect(() => {
    if (isSortRefused) onSortRefused();
    if (!names) return;
    navigate({ search: without(search, invalid) }, { replace: true });
    const given = new URLSearchParams(search);
    const reported = invalid.filter((name) => given.get(name) !== 'all');
    if (reported.length === 0) return;
    notify('list.dropped', {
      type: 'info',
      messageArgs: { smart_count: reported.length, names: reported.join(', ') },
      isStored: true,
    });
  }, [names, isSortRefused]);
};
