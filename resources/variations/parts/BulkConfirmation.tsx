import { useTranslate } from 'ra-core';
import { language } from '#providers/preferences.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { type BulkRows, useBulkTarget } from '#ui/list/BulkTarget.tsx';

export type ConfirmedAction = 'publish' | 'draft' | 'delete';

export interface BulkActions {
  publish: (rows: BulkRows) => void;
  setDraft: (rows: BulkRows) => void;
  remove: (rows: BulkRows) => Promise<unknown>;
  isPending: boolean;
}

interface Props {
  action: ConfirmedAction;
  /** Where its messages stand: `publishText`, `draftText`, `deleteText`. */
  messages: string;
  actions: BulkActions;
  /** What else deleting them does. */
  deleteNote?: string | false | undefined;
  onClose: () => void;
}

/** Asks before something is done to all that is selected, of variations and of products alike. */
export const BulkConfirmation = ({ action, messages, actions, deleteNote, onClose }: Props) => {
  const translate = useTranslate();
  const locale = language.use();
  const { rows, count } = useBulkTarget();
  const confirm = async () => {
    if (action === 'publish') actions.publish(rows);
    if (action === 'draft') actions.setDraft(rows);
    if (action === 'delete') await actions.remove(rows);
    onClose();
  };
  const text = translate(`${messages}.${action}Text`, {
    smart_count: count,
    count: count.toLocaleString(locale),
  });
  return (
    <ConfirmDialog
      open
      text={action === 'delete' && deleteNote ? `${text} ${deleteNote}` : text}
      isPending={actions.isPending}
      isHarmless={action !== 'delete'}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
