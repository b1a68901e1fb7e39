import { useQuery } from '@tanstack/react-query';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { SheetsOfImportDocument } from '#resources/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/imports/operations.ts';

/** The sheets that rows come from: all of them are known once the workbook was read. */
export const useSheets = ({ id, state }: Pick<ImportRecord, 'id' | 'state'>) => {
  const call = useCall();
  return useQuery({
    queryKey: ['importSheets', id, state],
    queryFn: async () => (await call(SheetsOfImportDocument, { id })).importById.data.sheets,
    enabled: state !== 'reading',
  });
};
