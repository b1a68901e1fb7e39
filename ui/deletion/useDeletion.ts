import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useDeleteRecord, useDeleteRecords } from '#providers/dataProvider/useDeleteRecords.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';

/** Deletes one or several records of a resource and shows the outcome in the surrounding list. */
export const useDeletion = (resource: string) => {
  const { succeed, fail } = useBulkOutcome(`resources.${resource}.deleted`);
  const one = useDeleteRecord(resource, {
    onSuccess: (_, id) => succeed({ data: [id], failures: [], unchanged: [], job: null }),
    onError: fail,
  });
  const many = useDeleteRecords(resource, { onSuccess: succeed, onError: fail });
  return {
    removeOne: (id: string) => one.mutateAsync(id).catch(() => undefined),
    remove: (rows: BulkRows) => many.mutateAsync(rows).catch(() => undefined),
    isPending: one.isPending || many.isPending,
  };
};
