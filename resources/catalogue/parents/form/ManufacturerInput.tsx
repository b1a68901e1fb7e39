import { NamedChoiceInput } from '#ui/pickers/NamedChoiceInput.tsx';
import { shownAtOnce, useApiChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import {
  ManufacturerChoicesDocument,
  type ManufacturerChoicesQuery,
} from './manufacturers.generated.ts';

const queryOf = (name: string) => ({
  query: { size: shownAtOnce, sort: 'company_name', ...(name && { company_name: name }) },
});

const choicesOf = ({ manufacturers }: ManufacturerChoicesQuery) =>
  manufacturers.data.results.map(({ id, company_name }) => ({ id, name: company_name }));

/**
 * Selects the product's manufacturer. Only administrators see it, because products of a
 * manufacturer always belong to that manufacturer.
 */
export const ManufacturerInput = () => (
  <NamedChoiceInput
    source="manufacturer_id"
    search={useApiChoiceSearch(ManufacturerChoicesDocument, queryOf, choicesOf)}
  />
);
