import { numberText } from '#contract/format.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';

export type ConfirmedAction = 'publish' | 'draft' | 'delete';

export interface BulkActions {
  publish: (rows: BulkRows) => void;
  setDraft: (rows: BulkRows) => void;
  remove: (rows: BulkRows) => Promise<unknown>;
  isPending: boolean;
}

interface Props {
  action: ConfirmedAction;
  /** Prefix of its message keys: `publishText`, `draftText`, `deleteText`. */
  messages: string;
  actions: BulkActions;
  /** An additional warning in the confirmation for deleting. */
  deleteNote?: string | false | undefined;
  onClose: () => void;
}

/** Asks the user to confirm an action on the selected variations or parent products. */
export const BulkConfirmation = ({ action, messages, actions, deleteNote, onClose }: Props) => {
  const translate = useDynamicText();
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
    count: numberText(count, locale),
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
