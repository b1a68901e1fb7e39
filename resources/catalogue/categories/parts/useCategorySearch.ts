import { useMemo, useState } from 'react';
import type { Choice, ChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { pathText } from '#ui/tree/treeIndex.ts';
import { useCategoryNodes } from './useCategoryNodes.ts';

/** Maximum number of results; a more specific search narrows them down. */
const shownAtOnce = 100;

/**
 * Searches categories by any part of their path, in the tree that the browser already has.
 * @returns `known` has all categories by id, each with its path as name
 */
export const useCategorySearch = (): {
  search: ChoiceSearch<Choice>;
  known: ReadonlyMap<string, Choice>;
} => {
  const { index, isPending, isError } = useCategoryNodes();
  const [typed, setTyped] = useState('');
  const known = useMemo(
    () => new Map([...index.places.keys()].map((id) => [id, { id, name: pathText(index, id) }])),
    [index],
  );
  const choices = useMemo(() => {
    const wanted = typed.trim().toLowerCase();
    return [...known.values()]
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .slice(0, shownAtOnce);
  }, [known, typed]);
  const search = { choices, isLoading: isPending, hasFailed: isError, typed, onSearch: setTyped };
  return { search, known };
};
