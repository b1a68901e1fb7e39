import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { numberText } from '#contract/format.ts';
import type { EditKind } from '#contract/rules/catalogue/variationsEdit.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import type { Change } from './change.ts';
import { EditVariationsDocument } from './operations.generated.ts';
import { Preview } from './Preview.tsx';
import type { PartText } from './PreviewTable.tsx';
import { usePreview } from './usePreview.ts';

interface Props {
  title: string;
  rows: BulkRows;
  kind: EditKind;
  change: Change;
  /** Renders the inputs of the change; receives the errors by field, for example `price.amount`. */
  children: (errors: Record<string, string>) => ReactNode;
  partText?: PartText;
  /** The change was entered here, and is lost by closing. */
  isAtRisk: boolean;
  /** Closes it. */
  onSuccess: (result: BulkResultFragment) => void;
  onError: (error: Error) => void;
  onClose: () => void;
}

const width = 840;

/** Shows the inputs of a change of many variations, its preview, and the button that applies it. */
export const EditDialog = ({ title, rows, kind, change, children, partText, ...rest }: Props) => {
  const { isAtRisk, onSuccess, onError, onClose } = rest;
  const translate = useText();
  const locale = language.use();
  const edit = useApiMutation(EditVariationsDocument, {
    onSuccess: (data) => onSuccess(data.editVariations),
    onError: (error) => {
      onError(error);
      onClose();
    },
  });
  const preview = usePreview(rows, change, { isOver: !edit.isIdle });
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
            onClick={() => edit.mutateAsync({ input: { ...rows, ...change } })}
          >
            {runText()}
          </ActionButton>
        </>
      }
    >
      {children(preview.errors)}
      <Preview kind={kind} partText={partText} {...preview} />
    </DialogFrame>
  );
};
