import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EditKind } from '#contract/rules/variationsEdit.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import type { Change } from './change.ts';
import { EditVariationsDocument } from './operations.generated.ts';
import { Preview } from './Preview.tsx';
import { usePreview } from './usePreview.ts';

interface Props {
  rows: BulkRows;
  /** The number of rows. */
  count: number;
  onClose: () => void;
}

const width = 840;

/** Chooses one change for many variations, previews it, and applies it. */
const BulkEditDialog = ({ rows, count, onClose }: Props) => {
  const translate = useTranslate();
  const locale = language.use();
  const titleId = useId();
  const [kind, setKind] = useState<EditKind>('price');
  const [change, setChange] = useState<Change>({});
  const { succeed, fail } = useBulkOutcome('bulkEdit.done');
  const edit = useSend(EditVariationsDocument, {
    onSuccess: (data) => succeed(data.editVariations),
    onError: fail,
    onSettled: onClose,
  });
  const preview = usePreview(rows, change, { isOver: !edit.isIdle });
  const changed = preview.isCurrent ? (preview.data?.changed ?? 0) : 0;
  const number = (value: number) => value.toLocaleString(locale);
  const runText = () => {
    if (edit.isPending) return translate('form.saving');
    if (changed === 0) return translate('bulkEdit.runNothing');
    return translate('bulkEdit.run', { smart_count: changed, count: number(changed) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width, maxWidth: '100%' } } }}
    >
      <DialogTitle id={titleId}>
        {translate('bulkEdit.title', { smart_count: count, count: number(count) })}
      </DialogTitle>
      <DialogContent dividers>
        <ChangeFields
          kind={kind}
          errors={preview.errors}
          onKind={(next) => {
            setKind(next);
            setChange({});
          }}
          onChange={setChange}
        />
        <Preview kind={kind} {...preview} />
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

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default BulkEditDialog;
