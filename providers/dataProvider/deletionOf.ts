import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { bulkRows } from './bulk.ts';
import type { ResourceOperations } from './operations.ts';

/**
 * Implements `delete` and `deleteMany` with the bulk mutation, which fails as a whole if it rejects
 * all rows.
 */
export const deletionOf = <Rows>(
  document: TypedDocumentNode<{ answer: BulkResultFragment }, Rows>,
): Required<Pick<ResourceOperations, 'delete' | 'deleteMany'>> => ({
  delete: {
    document,
    variables: ({ id }) => ({ ids: [String(id)] }),
    result: (_, { id }) => ({ data: { id } }),
  },
  deleteMany: {
    document,
    variables: bulkRows,
    result: ({ answer }: { answer: BulkResultFragment }) => answer,
  },
});
