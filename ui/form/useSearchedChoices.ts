import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useDebounced } from './useDebounced.ts';

const waitMs = 250;
const shownAtOnce = 50;

/** Searches the records of a resource by name on the server, through the resource's `choices`. */
export const useSearchedChoices = <Item extends RaRecord<string>>(
  resource: string,
  { enabled = true, filter = {} }: { enabled?: boolean; filter?: object | undefined } = {},
) => {
  const [text, setText] = useState('');
  const name = useDebounced(text.trim(), waitMs);
  const { data = [], isPending } = useGetList<Item>(
    resource,
    {
      filter: name ? { ...filter, name } : filter,
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: shownAtOnce },
      ...choicesQuery,
    },
    { enabled },
  );
  const isLoading = isPending || name !== text.trim();
  // hide the results of the previous search
  return { choices: isLoading ? [] : data, isLoading, search: setText };
};
