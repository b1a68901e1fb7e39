import { getOperationName } from '@apollo/client/utilities';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DataTag } from '@tanstack/react-query';

/**
 * Where the answer of a query is cached: the operation's name and its variables. Without variables,
 * the start of the keys of all its answers.
 */
export const apiQueryKey = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) =>
  ['api', getOperationName(document), ...(variables ? [variables] : [])] as unknown as DataTag<
    readonly unknown[],
    Data
  >;
