import { useMutation } from '@tanstack/react-query';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { type BulkRows, bulkParams } from './bulk.ts';
import { useAppDataProvider } from './useAppDataProvider.ts';

interface Options<Done, Params> {
  onSuccess: (done: Done, params: Params) => unknown;
  onError: (error: Error) => void;
  onSettled?: () => void;
}

/** Deletes a record with its resource's `delete`. */
export const useDeleteRecord = (resource: string, options: Options<unknown, string>) => {
  const dataProvider = useAppDataProvider();
  return useMutation({
    mutationFn: (id: string) => dataProvider.delete(resource, { id }),
    ...options,
  });
};

/** Deletes rows with their resource's `deleteMany`. */
export const useDeleteRecords = (
  resource: string,
  options: Options<BulkResultFragment, BulkRows>,
) => {
  const dataProvider = useAppDataProvider();
  return useMutation({
    mutationFn: (rows: BulkRows) => dataProvider.deleteMany(resource, bulkParams(rows)),
    ...options,
  });
};
