import { useMemo, useState } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { ChoiceInput } from '#ui/form/ChoiceInput.tsx';
import { useDebounced } from '#ui/form/useDebounced.ts';
import { ManufacturerChoicesDocument } from './manufacturers.generated.ts';

const waitMs = 250;

/**
 * Selects the product's manufacturer. Only administrators see it, because products of a
 * manufacturer always belong to that manufacturer.
 */
export const ManufacturerInput = () => {
  const [text, setText] = useState('');
  const name = useDebounced(text.trim(), waitMs);
  const { data, isPending } = useApiQuery(ManufacturerChoicesDocument, {
    query: { size: 50, sort: 'company_name', ...(name && { company_name: name }) },
  });
  const choices = useMemo(
    () =>
      (data?.manufacturers.data.results ?? []).map(({ id, company_name }) => ({
        id,
        name: company_name,
      })),
    [data],
  );
  return (
    <ChoiceInput
      source="manufacturer_id"
      choices={choices}
      isLoading={isPending || name !== text.trim()}
      onSearch={setText}
    />
  );
};
