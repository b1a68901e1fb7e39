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

// a history is read to act upon it, so it is asked for anew
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

/** The records of a kind that were deleted last, of one attribute alone if that is given. */
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
