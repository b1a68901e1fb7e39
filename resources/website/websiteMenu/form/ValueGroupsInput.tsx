import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  type ValueGroupChoiceFragment,
  ValueGroupChoicesDocument,
  type ValueGroupChoicesQuery,
  ValueGroupNamesDocument,
} from '#resources/website/websiteMenu/operations.generated.ts';
import { ChoicesInput } from '#ui/pickers/ChoicesInput.tsx';
import { type Choice, useApiChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { useChosen } from '#ui/pickers/useChosen.ts';

/** Maximum number of results; a more specific search narrows them down. */
const shownAtOnce = 100;

const choiceOf = ({ id, name, attribute }: ValueGroupChoiceFragment): Choice => ({
  id,
  name: `${attribute.name}: ${name}`,
});

const queryOf = (key: string) => ({ key, pagination: { size: limits.valueGroupPageSize } });

const choicesOf = ({ variationAtributeValueGroups }: ValueGroupChoicesQuery) =>
  variationAtributeValueGroups.data.results.slice(0, shownAtOnce).map(choiceOf);

const useNamed = (ids: readonly string[]) => {
  const query = { ids: [...ids], size: limits.maxPageSize };
  const options = { enabled: ids.length > 0 };
  const { data, isFetching } = useApiQuery(ValueGroupNamesDocument, { query }, options);
  const choices = data?.attributeOptionGroups.data.results.map(choiceOf) ?? [];
  return { choices, isLoading: isFetching };
};

/** Selects value groups; the server searches them by their name or the attribute's name. */
export const ValueGroupsInput = ({ source }: { source: string }) => {
  const search = useApiChoiceSearch(
    ValueGroupChoicesDocument,
    queryOf,
    choicesOf,
    limits.valueGroupDebounceMs,
  );
  const { known } = useChosen(useWatch({ name: source }) ?? [], useNamed, search.choices);
  return <ChoicesInput source={source} search={search} known={known} chipSize="medium" />;
};
