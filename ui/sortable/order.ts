import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useNotify } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useResourceNames } from '#ui/record/useResourceNames.ts';

/** A mutation that saves the complete order of a list. */
export type OrderDocument = TypedDocumentNode<
  unknown,
  { items: { id: string; sortIndex: number }[] }
>;

/** Query for all records of a resource in their order. */
export const wholeList = {
  sort: { field: 'sortIndex', order: 'ASC' },
  pagination: { page: 1, perPage: limits.maxPageSize },
  filter: {},
} as const;

/**
 * Reports the error of a rejected order.
 * @param changed message key for a list whose records have changed meanwhile; its value `names` is the
 *   resource's name in the plural
 */
export const useReportOrderError = (changed: string) => {
  const notify = useNotify();
  const reportError = useReportError();
  const names = useResourceNames();
  return (error: unknown): void => {
    const isOutdated = error instanceof RequestError && error.code === 'CONFLICT';
    if (isOutdated) notify(changed, { type: 'error', messageArgs: names });
    else reportError(error);
  };
};
