import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { numberText } from '#contract/format.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import type { Changes } from './change.ts';
import { EditVariationsDocument } from './operations.generated.ts';
import { type PartText, Preview } from './Preview.tsx';
import { usePreview } from './usePreview.ts';

interface Props {
  title: string;
  rows: BulkRows;
  changes: Changes;
  /** Whether inputs still lack a value. */
  isOpen?: boolean;
  /** Renders the inputs of the changes; receives the errors by field, for example `price.amount`. */
  children: (errors: Record<string, string>) => ReactNode;
  partText?: PartText;
  /** The changes were entered here, and are lost by closing. */
  isAtRisk: boolean;
  /** Closes it. */
  onSuccess: (result: BulkResultFragment) => void;
  onError: (error: Error) => void;
  onClose: () => void;
}

const width = 840;

/**
 * Shows the inputs of changes of many variations, their preview, and the button that applies them.
 */
export const EditDialog = ({ title, rows, changes, children, partText, ...rest }: Props) => {
  const { isOpen = false, isAtRisk, onSuccess, onError, onClose } = rest;
  const translate = useText();
  const locale = language.use();
  const edit = useApiMutation(EditVariationsDocument, {
    onSuccess: (data) => onSuccess(data.editVariations),
    onError: (error) => {
      onError(error);
      onClose();
    },
  });
  const preview = usePreview(rows, changes, { isOpen, isOver: !edit.isIdle });
  const changed = preview.isCurrent ? (preview.data?.changed ?? 0) : 0;
  const runText = () => {
    if (edit.isPending) return translate('form.saving');
    if (changed === 0) return translate('bulkEdit.runNothing');
    return translate('bulkEdit.run', {
      smart_count: changed,
      count: numberText(changed, locale),
    });
  };
  return (
    <DialogFrame
      onClose={onClose}
      width={width}
      content={{ dividers: true, tabIndex: 0 }}
      title={title}
      isAtRisk={isAtRisk}
      isPending={edit.isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton
            variant="contained"
            disabled={changed === 0 || edit.isPending}
            onClick={() => edit.mutateAsync({ input: { ...rows, ...changes } })}
          >
            {runText()}
          </ActionButton>
        </>
      }
    >
      {children(preview.errors)}
      <Preview partText={partText} {...preview} />
    </DialogFrame>
  );
};
