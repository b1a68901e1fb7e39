import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DataTag } from '@tanstack/react-query';
import type { DocumentNode } from 'graphql';

// not Apollo's `getOperationName`, which would add to the first page
const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.find((node) => node.kind === 'OperationDefinition')?.name?.value;

/**
 * Where the answer of a query is cached: the operation's name and its variables. Without variables,
 * the start of the keys of all its answers.
 */
export const apiQueryKey = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) =>
  ['api', nameOf(document), ...(variables ? [variables] : [])] as unknown as DataTag<
    readonly unknown[],
    Data
  >;
