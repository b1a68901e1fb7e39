import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import type { EditKind } from '#contract/rules/catalogue/variationsEdit.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
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
  /** Called after the change is saved; should close the dialog. */
  onSuccess: (result: BulkResultFragment) => void;
  onError: (error: Error) => void;
  onClose: () => void;
}

const width = 840;

/** Shows the inputs of a change of many variations, its preview, and the button that applies it. */
export const EditDialog = ({ title, rows, kind, change, children, partText, ...rest }: Props) => {
  const { onSuccess, onError, onClose } = rest;
  const translate = useText();
  const locale = language.use();
  const titleId = useId();
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
      count: changed.toLocaleString(locale),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width, maxWidth: '100%' } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {children(preview.errors)}
        <Preview kind={kind} partText={partText} {...preview} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <ActionButton
          variant="contained"
          disabled={changed === 0 || edit.isPending}
          onClick={() => edit.mutateAsync({ input: { ...rows, ...change } })}
        >
          {runText()}
        </ActionButton>
      </DialogActions>
    </Dialog>
  );
};
