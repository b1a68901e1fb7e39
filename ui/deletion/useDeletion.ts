import { useMutation } from '@tanstack/react-query';
import { type BulkRows, bulkParams } from '#providers/dataProvider/bulk.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';

/** Deletes one or many records of a resource, and shows the outcome in the surrounding list. */
export const useDeletion = (resource: string) => {
  const dataProvider = useAppDataProvider();
  const { succeed, fail } = useBulkOutcome(`resources.${resource}.deleted`);
  const one = useMutation({
    mutationFn: (id: string) => dataProvider.delete(resource, { id }),
    onSuccess: (_, id) => succeed({ data: [id], failures: [], unchanged: [], job: null }),
    onError: fail,
  });
  const many = useMutation({
    mutationFn: (rows: BulkRows) => dataProvider.deleteMany(resource, bulkParams(rows)),
    onSuccess: succeed,
    onError: fail,
  });
  return {
    removeOne: (id: string) => one.mutateAsync(id).catch(() => undefined),
    remove: (rows: BulkRows) => many.mutateAsync(rows).catch(() => undefined),
    isPending: one.isPending || many.isPending,
  };
};
