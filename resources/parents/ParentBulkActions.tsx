import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  BulkConfirmation,
  type ConfirmedAction,
} from '#resources/variations/parts/BulkConfirmation.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { useParentActions } from './useParentActions.ts';

const messages = 'resources.products/parents';

/** Publish, set as draft or delete the selected products. */
export const ParentBulkActions = () => {
  const translate = useTranslate();
  const { isAll, rows } = useBulkTarget();
  const actions = useParentActions();
  const { publish, setDraft, isPending } = actions;
  const [asking, setAsking] = useState<ConfirmedAction | null>(null);
  const text = (action: string) => translate(`${messages}.actions.${action}`);
  return (
    <>
      <BulkBar label={`${messages}.selected`}>
        <BulkButton
          icon={<PublishIcon />}
          label={text('publish')}
          isDisabled={isPending}
          // what is on other pages is nowhere to be seen
          onClick={() => (isAll ? setAsking('publish') : publish(rows))}
        />
        <BulkButton
          icon={<DraftIcon />}
          label={text('draft')}
          isDisabled={isPending}
          onClick={() => (isAll ? setAsking('draft') : setDraft(rows))}
        />
        <BulkButton
          isDangerous
          icon={<DeleteIcon />}
          label={text('delete')}
          isDisabled={isPending}
          onClick={() => setAsking('delete')}
        />
      </BulkBar>
      {asking && (
        <BulkConfirmation
          action={asking}
          messages={messages}
          actions={actions}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
};
