import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  RowsOfImportDocument,
  type RowsOfImportQuery,
} from '#resources/catalogue/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { isRunning } from '#resources/catalogue/imports/parts/importState.ts';
import type { useRowsAddress } from './useRowsAddress.ts';

export type ImportRow = RowsOfImportQuery['importRows']['data']['results'][number];

export const rowsAtOnce = 50;
const pollMs = 2000;

type Shown = Pick<ReturnType<typeof useRowsAddress>, 'outcome' | 'search' | 'sheet' | 'page'>;

/**
 * Fetches a page of an import's rows; refetches it when the state changes and while it is running.
 */
export const useImportRows = (record: ImportRecord, { outcome, search, sheet, page }: Shown) => {
  const query = { outcome, search: search || null, sheet: sheet || null, page, size: rowsAtOnce };
  const { data, refetch, ...asked } = useApiQuery(
    RowsOfImportDocument,
    { id: record.id, query },
    { placeholderData: keepPreviousData, pollMs: () => (isRunning(record) ? pollMs : 0) },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows depend on the state
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [record.state, refetch]);
  return { data: data?.importRows.data, refetch, ...asked };
};
