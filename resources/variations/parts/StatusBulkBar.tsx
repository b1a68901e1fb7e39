import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { type BulkActions, BulkConfirmation, type ConfirmedAction } from './BulkConfirmation.tsx';

interface Props {
  /** Where its messages stand: `selected`, those of `actions` and of their confirmation. */
  messages: string;
  actions: BulkActions;
  /** What else deleting them does. */
  deleteNote?: string | false | undefined;
  /** What else can be done, before all others and before deleting. */
  first?: ReactNode;
  beforeDelete?: ReactNode;
}

/** Publish, set as draft or delete all that is selected, of variations and of products alike. */
export const StatusBulkBar = ({ messages, actions, deleteNote, first, beforeDelete }: Props) => {
  const translate = useTranslate();
  const { isAll, rows } = useBulkTarget();
  const { publish, setDraft, isPending } = actions;
  const [asking, setAsking] = useState<ConfirmedAction | null>(null);
  const text = (action: string) => translate(`${messages}.actions.${action}`);
  return (
    <>
      <BulkBar label={`${messages}.selected`}>
        {first}
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
        {beforeDelete}
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
          deleteNote={deleteNote}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
};
