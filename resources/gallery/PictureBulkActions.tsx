import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { DeletePicturesDocument } from './operations.generated.ts';

/** Deletes those of the selected pictures that nothing shows. */
const PictureBulkActions = ({ onDeleted }: { onDeleted: () => void }) => {
  const translate = useTranslate();
  const { rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const { succeed, fail } = useBulkOutcome('resources.gallery.deleted');
  const remove = useSend(DeletePicturesDocument, {
    onSuccess: ({ deletePictureByIds }) => {
      onDeleted();
      succeed(deletePictureByIds);
    },
    onError: fail,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <BulkBar label="resources.gallery.selected">
        <BulkButton
          isDangerous
          icon={<DeleteIcon />}
          label={translate('resources.gallery.delete')}
          onClick={() => setAsking(true)}
        />
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        text={translate('resources.gallery.deleteText', count)}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(rows)}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default PictureBulkActions;
