import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { DeletePicturesDocument } from './operations.generated.ts';

interface Props {
  id: string;
  onDeleted: () => void;
}

/** Deletes one picture that nothing shows. */
export const DeletePicture = ({ id, onDeleted }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const remove = useSend(DeletePicturesDocument, {
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
        onConfirm={() => remove.mutate({ ids: [id] })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
