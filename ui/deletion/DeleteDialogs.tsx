import type { ComponentType } from 'react';
import { useNotify, useRefresh, useResourceContext } from 'react-admin';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { InUseDialog } from './InUseDialog.tsx';
import type { UsedKind } from './UsesList.tsx';
import { type Named, useDeletion } from './useDeletion.ts';

/** Explains how to handle records that were not deleted because they are in use. */
export type InUse = ComponentType<{ records: readonly Named[]; onClose: () => void }>;

interface Props {
  /** The record to delete. */
  record: Named | null;
  onAnswered: () => void;
  /** The kind of the record; if set, a dialog lists its uses when it cannot be deleted. */
  of?: UsedKind | undefined;
  /** Replaces that dialog. */
  inUse?: InUse | undefined;
  /** Prefix of the messages `deleteText` and `deleted`; by default the resource's prefix. */
  messages?: string;
  /** Deletes the record; by default with the resource's `delete`. */
  remove?: (id: string) => Promise<object>;
}

/** Confirms the deletion of a record, and lists its uses if it cannot be deleted. */
export const DeleteDialogs = ({
  record,
  onAnswered,
  of,
  inUse: InUse,
  messages,
  remove,
}: Props) => {
  const translate = useDynamicText();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const dataProvider = useAppDataProvider();
  const resource = useResourceContext() ?? '';
  const texts = messages ?? `resources.${resource}`;
  const deleting = useDeletion({
    send: remove ?? ((id: string) => dataProvider.delete(resource, { id })),
    onDone: () => {
      notify(`${texts}.deleted`, { type: 'success', messageArgs: { smart_count: 1 } });
      refresh();
    },
    onRefused: (error) => {
      reportError(error);
      refresh();
    },
  });
  const confirm = async () => {
    if (record) await deleting.remove(record.id, of || InUse ? [record] : []);
    onAnswered();
  };
  return (
    <>
      <ConfirmDialog
        open={record !== null}
        text={translate(`${texts}.deleteText`, { smart_count: 1, name: record?.name })}
        isPending={deleting.isPending}
        onConfirm={confirm}
        onClose={onAnswered}
      />
      {InUse && deleting.used.length > 0 && (
        <InUse records={deleting.used} onClose={deleting.forgetUsed} />
      )}
      {of && deleting.used.length > 0 && (
        <InUseDialog of={of} records={deleting.used} onClose={deleting.forgetUsed} />
      )}
    </>
  );
};
