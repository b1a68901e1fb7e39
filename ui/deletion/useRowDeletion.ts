import { type BulkRows, bulkParams } from '#providers/dataProvider/bulk.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useDeletion } from './useDeletion.ts';

/**
 * Deletes records of a resource and shows the outcome in the surrounding list: a single record, given
 * by its id, with the resource's `delete`, and rows with its `deleteMany`.
 */
export const useRowDeletion = (resource: string, onDeleted?: () => void) => {
  const dataProvider = useAppDataProvider();
  const { succeed, fail } = useBulkOutcome(`resources.${resource}.deleted`);
  const send = async (rows: BulkRows | string): Promise<BulkResultFragment> => {
    if (typeof rows !== 'string') return dataProvider.deleteMany(resource, bulkParams(rows));
    await dataProvider.delete(resource, { id: rows });
    return { data: [rows], failures: [], unchanged: [], job: null, bulkChangeId: null };
  };
  const onDone = (done: BulkResultFragment) => {
    onDeleted?.();
    succeed(done);
  };
  return useDeletion({ send, onDone, onRefused: fail });
};
