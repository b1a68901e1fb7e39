import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@tanstack/react-query';
import type { DocumentNode } from 'graphql';
import { limits } from '#contract/limits.ts';
import { apiQueryKey } from './apiQueryKey.ts';
import { useLazyApiQuery } from './useLazyApiQuery.ts';

interface Options<Data, Row> {
  pageOf: (data: Data) => { results: readonly Row[]; total: number };
  enabled?: boolean;
}

/** The cache key of the rows of all pages. */
export const allPagesKey = (document: DocumentNode, query: object) => [
  ...apiQueryKey(document),
  'all pages',
  query,
];

/** Loads the rows of all pages of a list, for searching and sorting in the browser. */
export const useAllPages = <Data, Variables extends { query?: object | null | undefined }, Row>(
  document: TypedDocumentNode<Data, Variables>,
  query: NonNullable<Variables['query']>,
  { pageOf, enabled = true }: Options<Data, Row>,
) => {
  const fetchPage = useLazyApiQuery(document);
  const size = limits.maxPageSize;
  const pageAt = async (page: number) =>
    pageOf(await fetchPage({ query: { ...query, page, size } } as unknown as Variables));
  return useQuery({
    queryKey: allPagesKey(document, query),
    enabled,
    queryFn: async (): Promise<Row[]> => {
      const first = await pageAt(0);
      const count = Math.ceil(first.total / size);
      const rest = Array.from({ length: Math.max(count - 1, 0) }, (_, index) => pageAt(index + 1));
      return [first, ...(await Promise.all(rest))].flatMap(({ results }) => results);
    },
  });
};
