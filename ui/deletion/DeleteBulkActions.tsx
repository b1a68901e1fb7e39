import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext, useResourceContext } from 'react-admin';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import type { InUse } from './DeleteDialogs.tsx';
import { InUseDialog } from './InUseDialog.tsx';
import type { UsedKind } from './UsesList.tsx';
import { useRowDeletion } from './useRowDeletion.ts';

type Row = RaRecord<string> & { name: string };

interface Props {
  /** The kind of the rows; if set, a dialog lists the uses of rows that cannot be deleted. */
  of?: UsedKind;
  /** Replaces that dialog. */
  inUse?: InUse;
  onDeleted?: () => void;
  /** Further actions for the selected rows. */
  children?: ReactNode;
}

/** Deletes the selected rows with the resource's `deleteMany`; rows in use stay selected. */
export const DeleteBulkActions = ({ of, inUse: InUse, onDeleted, children }: Props) => {
  const translate = useDynamicText();
  const resource = useResourceContext() ?? '';
  const messages = `resources.${resource}`;
  const { data, selectedIds } = useListContext<Row>();
  const { isAll, rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending, used, forgetUsed } = useRowDeletion(resource, onDeleted);
  const confirm = async () => {
    const known =
      (of || InUse) && !isAll ? (data ?? []).filter(({ id }) => selectedIds.includes(id)) : [];
    await remove(rows, known);
    setAsking(false);
  };
  return (
    <>
      <BulkBar label={`${messages}.selected`}>
        {children}
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
      {InUse && used.length > 0 && <InUse records={used} onClose={forgetUsed} />}
      {of && used.length > 0 && <InUseDialog of={of} records={used} onClose={forgetUsed} />}
    </>
  );
};
