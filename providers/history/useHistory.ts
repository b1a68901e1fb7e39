import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall } from '#providers/dataProvider/useCall.ts';
import {
  type ChangeEntryFragment,
  DeletedOfKindDocument,
  HistoryOfRecordDocument,
} from './operations.generated.ts';

export type ChangeEntry = ChangeEntryFragment;

interface Page {
  results: readonly ChangeEntry[];
  total: number;
}

// users act on what the history shows, so it is always fetched again
const always = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** The newest `size` changes of a record. */
export const useChanges = (entity: string, entityId: string, size: number) => {
  const call = useCall();
  return useQuery<Page>({
    queryKey: ['changes', entity, entityId, size],
    queryFn: async () =>
      (await call(HistoryOfRecordDocument, { query: { entity, entityId, size } })).changes.data,
    ...always,
  });
};

/** The most recently deleted records of a kind, optionally only those of one attribute. */
export const useDeletedRecords = (
  entity: string,
  { name, attrId, size }: { name: string; attrId: string | undefined; size: number },
) => {
  const call = useCall();
  const query = { entity, size, ...(name && { name }), ...(attrId && { attr_id: attrId }) };
  return useQuery<Page>({
    queryKey: ['deletedRecords', query],
    queryFn: async () => (await call(DeletedOfKindDocument, { query })).deletedRecords.data,
    ...always,
  });
};
