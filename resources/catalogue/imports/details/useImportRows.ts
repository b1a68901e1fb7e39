import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall } from '#providers/dataProvider/useCall.ts';
import {
  RowsOfImportDocument,
  type RowsOfImportQuery,
} from '#resources/catalogue/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { isGoingOn } from '#resources/catalogue/imports/parts/importState.ts';
import type { useRowsAddress } from './useRowsAddress.ts';

export type ImportRow = RowsOfImportQuery['importRows']['data']['results'][number];

export const rowsAtOnce = 50;
const pollMs = 2000;

type Shown = Pick<ReturnType<typeof useRowsAddress>, 'outcome' | 'search' | 'sheet' | 'page'>;

/** A page of an import's rows, refetched when its state changes and while it is running. */
export const useImportRows = (record: ImportRecord, { outcome, search, sheet, page }: Shown) => {
  const call = useCall();
  const query = { outcome, search: search || null, sheet: sheet || null, page, size: rowsAtOnce };
  return useQuery({
    queryKey: ['importRows', record.id, record.state, query],
    queryFn: async () =>
      (await call(RowsOfImportDocument, { id: record.id, query })).importRows.data,
    placeholderData: keepPreviousData,
    refetchInterval: isGoingOn(record) ? pollMs : false,
  });
};
