import { type ReactNode, useRef } from 'react';
import {
  EditBase,
  type RaRecord,
  useEditContext,
  useNavigate,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { ConflictProvider, useConflict } from '#ui/conflict/conflictContext.ts';
import { NoRecord } from '#ui/layout/NoRecord.tsx';
import { useReportFormError } from '#ui/layout/useReportError.ts';
import type { RecordField } from '#ui/record/recordField.ts';
import { FormLoading } from './FormLoading.tsx';
import { recordQuery } from './recordQuery.ts';
import { useFetchRecord } from './useFetchRecord.ts';
import { useListAddress } from './useListAddress.ts';
import { useRecordAddress } from './useRecordAddress.ts';
import { SavedVersionContext } from './useShownRecord.ts';

interface Props<Item extends RaRecord> {
  /** The entity's name in the API. */
  entity: string;
  /** Message key of the toast after saving. */
  savedMessage: (saved: Item) => string;
  /** The fields that a conflict shows side by side. */
  fields: readonly RecordField[];
  /** Called after a save, instead of returning to the list. */
  onSaved?: (saved: Item) => void;
  children: ReactNode;
}

/**
 * A page that edits a record. It waits for the server before it shows the record as saved, then
 * returns to the list.
 */
export const EditPage = <Item extends RaRecord>({
  entity,
  savedMessage,
  fields,
  onSaved,
  children,
}: Props<Item>) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const reportError = useReportFormError();
  const listAddress = useListAddress();
  const addressOf = useRecordAddress();
  const savedVersion = useRef<number>(undefined);
  const { take, conflict } = useConflict(entity, fields, useFetchRecord(useResourceContext()));
  return (
    <EditBase<Item>
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={recordQuery}
      mutationOptions={{
        onSuccess: (saved) => {
          savedVersion.current = saved.version;
          notify(savedMessage(saved), {
            type: 'success',
            messageArgs: { smart_count: 1 },
            details: { link: addressOf(saved) },
          });
          if (onSaved) onSaved(saved);
          else navigate(listAddress);
        },
        onError: (error, sent) => take(error, sent.id) || reportError(error, sent),
      }}
    >
      <SavedVersionContext.Provider value={savedVersion}>
        <ConflictProvider value={conflict}>
          <EditContent>{children}</EditContent>
        </ConflictProvider>
      </SavedVersionContext.Provider>
    </EditBase>
  );
};

const EditContent = ({ children }: { children: ReactNode }) => {
  const listAddress = useListAddress();
  const { record, error, isPending } = useEditContext();
  if (record) return children;
  if (error && !isPending) return <NoRecord error={error} listAddress={listAddress} />;
  return <FormLoading />;
};
