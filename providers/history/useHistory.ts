import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  type ChangeEntryFragment,
  DeletedOfKindDocument,
  HistoryOfRecordDocument,
} from './operations.generated.ts';

export type ChangeEntry = ChangeEntryFragment;

// always refetched, because users act on what the history shows
const always = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** A page counts no further than is needed to know whether there is more. */
const firstRows = (size: number) => ({ size, countUpTo: size });

/** Loads the newest `size` changes of a record. */
export const useChanges = (entity: string, entityId: string, size: number) => {
  const query = { entity, entityId, ...firstRows(size) };
  const { data, ...asked } = useApiQuery(HistoryOfRecordDocument, { query }, always);
  return { data: data?.changes.data, ...asked };
};

/** Loads the most recently deleted records of a kind, optionally only those of one attribute. */
export const useDeletedRecords = (
  entity: string,
  { name, attrId, size }: { name: string; attrId: string | undefined; size: number },
) => {
  const query = {
    entity,
    ...firstRows(size),
    ...(name && { name }),
    ...(attrId && { attr_id: attrId }),
  };
  const { data, ...asked } = useApiQuery(DeletedOfKindDocument, { query }, always);
  return { data: data?.deletedRecords.data, ...asked };
};
