import type { ComponentType } from 'react';
import { useNotify, useRefresh, useResourceContext } from 'react-admin';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { InUseDialog } from './InUseDialog.tsx';
import type { UsedKind } from './UsesList.tsx';
import { type Named, useDeleting } from './useDeleting.ts';

/** Says what to do about records that are in use and were not deleted. */
export type InUse = ComponentType<{ records: readonly Named[]; onClose: () => void }>;

interface Props {
  /** The record to delete. */
  record: Named | null;
  onAnswered: () => void;
  /** Its kind, if a dialog lists its uses when it cannot be deleted. */
  of?: UsedKind | undefined;
  /** Shown instead of that dialog. */
  inUse?: InUse | undefined;
  /** Prefix of its messages `deleteText` and `deleted`; the resource's by default. */
  messages?: string;
  /** Deletes it; the resource's `delete` by default. */
  remove?: (id: string) => Promise<object>;
}

/** Confirms deleting a record, and lists its uses if it cannot be deleted. */
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
  const deleting = useDeleting({
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
