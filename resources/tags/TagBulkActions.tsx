import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';

/** Deletes the selected tags, unless one of them is in use. */
export const TagBulkActions = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const reportError = useReportError();
  const { selectedIds, resource, onUnselectItems } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany(
    resource,
    { ids: selectedIds },
    {
      mutationMode: 'pessimistic',
      onSuccess: () =>
        notify('resources.collections/tags.deleted', {
          type: 'success',
          messageArgs: { smart_count: selectedIds.length },
        }),
      onError: reportError,
      onSettled: () => {
        setAsking(false);
        onUnselectItems();
      },
    },
  );
  return (
    <>
      <BulkBar label="resources.collections/tags.selected">
        <Button
          size="small"
          color="error"
          startIcon={<DeleteIcon />}
          onClick={() => setAsking(true)}
        >
          {translate('resources.collections/tags.delete')}
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        text={translate('resources.collections/tags.deleteText', selectedIds.length)}
        isPending={isPending}
        onConfirm={() => deleteMany()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
