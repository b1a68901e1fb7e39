import { type RaRecord, useGetList } from 'ra-core';
import { useState } from 'react';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useDebounced } from './useDebounced.ts';

const waitMs = 250;
const shownAtOnce = 50;

/** The records of a resource to pick from, by its `choices`: by name, asked for as one types. */
export const useSearchedChoices = <Item extends RaRecord<string>>(
  resource: string,
  { enabled = true } = {},
) => {
  const [text, setText] = useState('');
  const name = useDebounced(text.trim(), waitMs);
  const { data = [], isPending } = useGetList<Item>(
    resource,
    {
      filter: name ? { name } : {},
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: shownAtOnce },
      ...choicesQuery,
    },
    { enabled },
  );
  const isLoading = isPending || name !== text.trim();
  // those of what was typed before are none to choose
  return { choices: isLoading ? [] : data, isLoading, search: setText };
};
