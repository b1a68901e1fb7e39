import { useQueryClient } from '@tanstack/react-query';
import { apiQueryKey } from '#providers/api/apiQueryKey.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { ImportByIdDocument } from '#resources/catalogue/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { isRunning } from '#resources/catalogue/imports/parts/importState.ts';

const pollMs = 1000;

/** Fetches an import, and polls it every second while it is running. */
export const useImport = (id: string) => {
  const client = useQueryClient();
  const { data, error, refetch } = useApiQuery(
    ImportByIdDocument,
    { id },
    { pollMs: (last) => (last && isRunning(last.importById.data) ? pollMs : 0) },
  );
  return {
    data: data?.importById.data,
    error,
    refetch,
    /** Shows the record from an API response until the next poll. */
    take: (record: ImportRecord) =>
      client.setQueryData(apiQueryKey(ImportByIdDocument, { id }), {
        importById: { data: record },
      }),
  };
};
