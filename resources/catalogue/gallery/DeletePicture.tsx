import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useDeleteRecord } from '#providers/dataProvider/useDeleteRecords.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props {
  id: string;
  onDeleted: () => void;
}

/** Deletes one unused picture. */
export const DeletePicture = ({ id, onDeleted }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteRecord('gallery', {
    onSuccess: () => {
      notify('resources.gallery.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
      refresh();
      onDeleted();
    },
    onError: useReportError(),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('resources.gallery.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        text={translate('resources.gallery.deleteOneText')}
        isPending={remove.isPending}
        onConfirm={() => remove.mutateAsync(id)}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
