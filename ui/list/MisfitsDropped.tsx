import { useEffect } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { RequestError } from '#providers/graphql/errors.ts';
import { misfitsIn, without } from './misfits.ts';

/** What the server refused of a list's query, by name. */
export const refusedOf = (error: unknown): readonly string[] =>
  error instanceof RequestError ? Object.keys(error.body.errors ?? {}) : [];

interface Props {
  /** Called when the sorting that one chose last is no longer possible. */
  onSortRefused: () => void;
}

/** Drops what does not fit from the list's address, and says so; "all" means no filter. */
export const MisfitsDropped = ({ onSortRefused }: Props) => {
  const { error } = useListContext();
  const notify = useNotify();
  // the router's own, since what is dropped is what the browser shows
  const { search } = useLocation();
  const navigate = useNavigate();
  const refused = refusedOf(error);
  const misfits = misfitsIn(search, refused);
  const names = misfits.join(', ');
  const isSortRefused = refused.includes('sort');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what does not fit
  useEffect(() => {
    if (isSortRefused) onSortRefused();
    if (!names) return;
    navigate({ search: without(search, misfits) }, { replace: true });
    const given = new URLSearchParams(search);
    const told = misfits.filter((name) => given.get(name) !== 'all');
    if (told.length === 0) return;
    notify('list.dropped', {
      type: 'info',
      messageArgs: { smart_count: told.length, names: told.join(', ') },
      isKept: true,
    });
  }, [names, isSortRefused]);
  return null;
};
