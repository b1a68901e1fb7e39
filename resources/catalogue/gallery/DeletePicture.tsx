import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useDeletion } from '#ui/deletion/useDeletion.ts';
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
  const dataProvider = useAppDataProvider();
  const { remove, isPending } = useDeletion({
    send: (): Promise<object> => dataProvider.delete('gallery', { id }),
    onDone: () => {
      notify('resources.gallery.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
      refresh();
      onDeleted();
    },
    onRefused: useReportError(),
  });
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('resources.gallery.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        text={translate('resources.gallery.deleteOneText')}
        isPending={isPending}
        onConfirm={() => remove(id).finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
