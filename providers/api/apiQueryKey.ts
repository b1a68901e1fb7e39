import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DataTag } from '@tanstack/react-query';
import type { DocumentNode } from 'graphql';

// replaces Apollo's `getOperationName`, which would enlarge the first page's bundle
const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.find((node) => node.kind === 'OperationDefinition')?.name?.value;

/**
 * The cache key of a query: the operation's name and its variables. Without variables, it is a
 * prefix that matches all cached results of the operation.
 */
export const apiQueryKey = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) =>
  ['api', nameOf(document), ...(variables ? [variables] : [])] as unknown as DataTag<
    readonly unknown[],
    Data
  >;
