import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  ManufacturerChoicesDocument,
  type ManufacturerChoicesQuery,
} from '#resources/website/websiteMenu/operations.generated.ts';
import { ChoicesInput } from '#ui/pickers/ChoicesInput.tsx';
import { shownAtOnce, useApiChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { useChosen } from '#ui/pickers/useChosen.ts';

const queryOf = (name: string) => ({
  query: { size: shownAtOnce, sort: 'company_name', ...(name && { company_name: name }) },
});

const choicesOf = ({ manufacturers }: ManufacturerChoicesQuery) =>
  manufacturers.data.results.map(({ id, company_name }) => ({ id, name: company_name }));

const useNamed = (ids: readonly string[]) => {
  const query = { ids: [...ids], size: limits.maxPageSize };
  const options = { enabled: ids.length > 0 };
  const { data, isFetching } = useApiQuery(ManufacturerChoicesDocument, { query }, options);
  return { choices: data ? choicesOf(data) : [], isLoading: isFetching };
};

/** Selects manufacturers; the server searches them by company name. */
export const ManufacturersInput = ({ source }: { source: string }) => {
  const search = useApiChoiceSearch(ManufacturerChoicesDocument, queryOf, choicesOf);
  const { known } = useChosen(useWatch({ name: source }) ?? [], useNamed, search.choices);
  return <ChoicesInput source={source} search={search} known={known} chipSize="medium" />;
};
