import MergeIcon from '@mui/icons-material/CallMerge';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import type { TagRecord } from './operations.ts';

/** Merges the selected tags, or deletes them unless one is in use. */
export const TagBulkActions = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const reportError = useReportError();
  const { data, selectedIds, resource, onUnselectItems } = useListContext<TagRecord>();
  const [isAsking, setAsking] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
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
        {selected.length > 1 && (
          <Button size="small" startIcon={<MergeIcon />} onClick={() => setMerging(true)}>
            {translate('resources.collections/tags.merge')}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          startIcon={<DeleteIcon />}
          onClick={() => setAsking(true)}
        >
          {translate('resources.collections/tags.delete')}
        </Button>
      </BulkBar>
      {isMerging && <MergeDialog tags={selected} onClose={() => setMerging(false)} />}
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
