import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type RaRecord, useGetList } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useSearchText } from '#ui/form/useSearchText.ts';

/** Something that a picker can pick. */
export interface Choice {
  id: string;
  name: string;
}

/** A search for choices, which pickers and choice inputs take as `search`. */
export interface ChoiceSearch<Item> {
  /** The choices that match the text; none while they load. */
  choices: readonly Item[];
  isLoading: boolean;
  hasFailed: boolean;
  typed: string;
  /** Called with the text of the field, and with '' once the user has chosen or left it. */
  onSearch: (text: string) => void;
}

export const shownAtOnce = 50;
export const byName = { field: 'name', order: 'ASC' } as const;

interface Options {
  /** False until the user opens the picker, where the page must not wait for the choices. */
  enabled?: boolean;
  /** Restricts the records that can be picked. */
  filter?: object | undefined;
  /** Ids of records that cannot be picked. */
  excluded?: ReadonlySet<string>;
}

/** Searches the records of a resource by name on the server, through the resource's `choices`. */
export const useChoiceSearch = <Item extends Choice & RaRecord<string>>(
  resource: string,
  { enabled = true, filter = {}, excluded = new Set() }: Options = {},
): ChoiceSearch<Item> => {
  const { typed, text, isWaiting, onSearch } = useSearchText();
  const { data, isPending, isError } = useGetList<Item>(
    resource,
    {
      filter: text ? { ...filter, name: text } : filter,
      sort: byName,
      // the response also contains the excluded records, so it needs a larger page
      pagination: { page: 1, perPage: Math.min(shownAtOnce + excluded.size, limits.maxPageSize) },
      ...choicesQuery,
    },
    { enabled },
  );
  const found = (data ?? []).filter(({ id }) => !excluded.has(id)).slice(0, shownAtOnce);
  const isLoading = isPending || isWaiting;
  return { choices: isLoading ? [] : found, isLoading, hasFailed: isError, typed, onSearch };
};

/** Searches choices by a query of the API, for those that are no resource of their own. */
export const useApiChoiceSearch = <Data, Variables, Item>(
  document: TypedDocumentNode<Data, Variables>,
  variablesOf: (text: string) => Variables,
  choicesOf: (data: Data) => readonly Item[],
  waitMs?: number,
): ChoiceSearch<Item> => {
  const { typed, text, isWaiting, onSearch } = useSearchText(waitMs);
  const { data, isPending, isError } = useApiQuery(document, variablesOf(text));
  const isLoading = isPending || isWaiting;
  const choices = isLoading || !data ? [] : choicesOf(data);
  return { choices, isLoading, hasFailed: isError, typed, onSearch };
};
