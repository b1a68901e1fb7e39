import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { type BulkRows, useBulkTarget } from '#ui/list/BulkTarget.tsx';
import type { Deletion } from './DeleteDialogs.tsx';
import { InUseDialog } from './InUseDialog.tsx';
import { useDeleting } from './useDeleting.ts';

type Row = RaRecord<string> & { name: string };

/** Deletes the selected rows; those that are used stay selected, and it is said where they are used. */
export const DeleteBulkActions = <Data, Variables>({
  deletion,
}: {
  deletion: Deletion<Data, Variables>;
}) => {
  const { of, messages } = deletion;
  const translate = useTranslate();
  const { data, selectedIds } = useListContext<Row>();
  const { isAll, rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const { succeed, fail } = useBulkOutcome(`${messages}.deleted`);
  const { remove, isPending, used, forgetUsed } = useDeleting(deletion, {
    onDone: succeed,
    onRefused: fail,
  });
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const confirm = async () => {
    // the documents of all three kinds take either
    await remove(rows satisfies BulkRows as Variables, isAll ? [] : selected);
    setAsking(false);
  };
  return (
    <>
      <BulkBar label={`${messages}.selected`}>
        <BulkButton
          isDangerous
          icon={<DeleteIcon />}
          label={translate(`${messages}.delete`)}
          onClick={() => setAsking(true)}
        />
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        text={translate(`${messages}.deleteText`, { smart_count: count })}
        isPending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
      {of && used.length > 0 && <InUseDialog of={of} records={used} onClose={forgetUsed} />}
    </>
  );
};
