import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { useVariationActions } from './useVariationActions.ts';

/** Publish, set as draft or delete the selected variations. */
export const VariationBulkActions = () => {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { publish, setDraft, remove, isPending } = useVariationActions();
  const [isAsking, setAsking] = useState(false);
  const ids = selectedIds.map(String);
  const text = (action: string) => translate(`resources.products/variations.actions.${action}`);
  return (
    <>
      <BulkBar label="resources.products/variations.selected">
        <Button
          size="small"
          startIcon={<PublishIcon />}
          disabled={isPending}
          onClick={() => publish(ids)}
        >
          {text('publish')}
        </Button>
        <Button
          size="small"
          startIcon={<DraftIcon />}
          disabled={isPending}
          onClick={() => setDraft(ids)}
        >
          {text('draft')}
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<DeleteIcon />}
          disabled={isPending}
          onClick={() => setAsking(true)}
        >
          {text('delete')}
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        text={translate('resources.products/variations.deleteText', {
          smart_count: Math.max(ids.length, 2),
        })}
        isPending={isPending}
        onConfirm={() => remove(ids).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
