import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { language } from '#providers/preferences.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { useParentActions } from './useParentActions.ts';

const messages = 'resources.products/parents';

type Action = 'publish' | 'draft' | 'delete';

/** Publish, set as draft or delete the selected products. */
export const ParentBulkActions = () => {
  const translate = useTranslate();
  const { isAll, rows } = useBulkTarget();
  const { publish, setDraft, isPending } = useParentActions();
  const [asking, setAsking] = useState<Action | null>(null);
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
      {asking && <Confirmation action={asking} onClose={() => setAsking(null)} />}
    </>
  );
};

const Confirmation = ({ action, onClose }: { action: Action; onClose: () => void }) => {
  const translate = useTranslate();
  const locale = language.use();
  const { rows, count } = useBulkTarget();
  const { publish, setDraft, remove, isPending } = useParentActions();
  const confirm = async () => {
    if (action === 'publish') publish(rows);
    if (action === 'draft') setDraft(rows);
    if (action === 'delete') await remove(rows);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      // the text for one names it, which a selection does not
      text={translate(`${messages}.${action}Text`, {
        smart_count: Math.max(count, 2),
        count: count.toLocaleString(locale),
      })}
      isPending={isPending}
      isHarmless={action !== 'delete'}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
