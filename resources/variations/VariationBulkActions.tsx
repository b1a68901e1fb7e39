import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import ServiceIcon from '@mui/icons-material/HandymanOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { can } from '#contract/access.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { useVariationActions } from './useVariationActions.ts';

const ServicesDialog = lazy(() => import('./services/ServicesDialog.tsx'));

/** Publish, set as draft, apply services to or delete the selected variations. */
export const VariationBulkActions = () => {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { publish, setDraft, remove, isPending } = useVariationActions();
  const [isAsking, setAsking] = useState(false);
  const [isApplying, setApplying] = useState(false);
  const hasServices = can(roleNamesOf(readSession()), 'serviceAttachment', 'edit');
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
        {hasServices && (
          <Button size="small" startIcon={<ServiceIcon />} onClick={() => setApplying(true)}>
            {text('applyServices')}
          </Button>
        )}
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
      {isApplying && (
        <Suspense fallback={null}>
          <ServicesDialog ids={ids} onClose={() => setApplying(false)} />
        </Suspense>
      )}
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
