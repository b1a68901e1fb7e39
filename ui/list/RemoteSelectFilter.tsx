import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { SelectFilter } from './SelectFilter.tsx';

const staleTime = 5 * 60_000;

interface Props<Data> {
  source: string;
  document: TypedDocumentNode<Data, Record<string, never>>;
  choicesOf: (data: Data) => { id: string; name: string }[];
}

/** A select filter whose choices come from the API. */
export const RemoteSelectFilter = <Data,>({ source, document, choicesOf }: Props<Data>) => {
  const resource = useResourceContext();
  const label = String(useTranslateLabel()({ source, resource }));
  const { data } = useApiQuery(document, {}, { staleTime });
  return <SelectFilter source={source} label={label} choices={data ? choicesOf(data) : []} />;
};
