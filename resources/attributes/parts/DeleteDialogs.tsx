import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { InUseDialog } from './InUseDialog.tsx';
import type { UsedKind } from './UsesList.tsx';
import { type Deleting, type Named, useDeleting } from './useDeleting.ts';

/** How records of a list are deleted. */
export interface Deletion<Data, Variables> extends Deleting<Data, Variables> {
  /** What it is, when it cannot be deleted while it is used. */
  of?: UsedKind;
  /** Where its messages stand: `deleteText`, `deleted`, `selected`. */
  messages: string;
}

interface Props<Data> {
  deletion: Deletion<Data, { ids: string[] }>;
  /** The one that is asked about. */
  record: Named | null;
  onAnswered: () => void;
}

/** Asks whether a record is to be deleted, and says where it is used if it cannot be. */
export const DeleteDialogs = <Data,>({ deletion, record, onAnswered }: Props<Data>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const { of, messages } = deletion;
  const { remove, isPending, used, forgetUsed } = useDeleting(deletion, {
    onDone: () => {
      notify(`${messages}.deleted`, { type: 'success', messageArgs: { smart_count: 1 } });
      refresh();
    },
    onRefused: (error) => {
      reportError(error);
      refresh();
    },
  });
  const confirm = async () => {
    if (record) await remove({ ids: [record.id] }, [record]);
    onAnswered();
  };
  return (
    <>
      <ConfirmDialog
        open={record !== null}
        text={translate(`${messages}.deleteText`, { smart_count: 1, name: record?.name })}
        isPending={isPending}
        onConfirm={confirm}
        onClose={onAnswered}
      />
      {of && used.length > 0 && <InUseDialog of={of} records={used} onClose={forgetUsed} />}
    </>
  );
};
