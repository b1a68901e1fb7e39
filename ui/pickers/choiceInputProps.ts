import { limits } from '#contract/limits.ts';
import type { Choice, ChoiceSearch } from './useChoiceSearch.ts';

/**
 * What all forms pass to react-admin's `AutocompleteInput` and `AutocompleteArrayInput`, which
 * translate the texts themselves.
 */
export const choiceInputProps = {
  openText: 'list.choices.open',
  closeText: 'list.choices.close',
  clearText: 'list.choices.clear',
  loadingText: 'list.loading',
  noOptionsText: 'list.noMatches',
  openOnFocus: false,
  debounce: limits.choiceDebounceMs,
} as const;

interface State {
  isLoading?: boolean | undefined;
  hasFailed?: boolean | undefined;
}

/** The message key of a list without choices. */
export const emptyKeyOf = ({ isLoading, hasFailed }: State): string => {
  if (isLoading) return 'list.loading';
  return hasFailed ? 'list.failed' : 'list.noMatches';
};

/** The props of an input whose choices are searched. */
export const searchProps = (search: ChoiceSearch<Choice>) => ({
  noOptionsText: emptyKeyOf(search),
  // the search has already filtered the choices
  matchSuggestion: () => true,
  onInputChange: (_event: unknown, typed: string, reason: string) =>
    search.onSearch(reason === 'input' ? typed : ''),
});
