import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import { type ReactNode, useState } from 'react';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { type BulkActions, BulkConfirmation, type ConfirmedAction } from './BulkConfirmation.tsx';

interface Props {
  /** Prefix of its message keys: `selected`, and those of the actions and their confirmation. */
  messages: string;
  actions: BulkActions;
  /** An additional warning in the confirmation for deleting. */
  deleteNote?: string | false | undefined;
  /** Further actions, displayed before all others. */
  first?: ReactNode;
  beforeDelete?: ReactNode;
  /** Publishes the selection, with its own confirmation; replaces the default action. */
  onPublish?: () => void;
}

/** Publishes, sets as draft or deletes the selected variations or parent products. */
export const StatusBulkBar = ({
  messages,
  actions,
  deleteNote,
  first,
  beforeDelete,
  onPublish,
}: Props) => {
  const translate = useDynamicText();
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
          // ask for confirmation, because the selection includes rows on other pages
          onClick={onPublish ?? (() => (isAll ? setAsking('publish') : publish(rows)))}
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
