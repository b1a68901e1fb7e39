import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { numberText } from '#contract/format.ts';
import type { BulkChange } from '#contract/generated/schema.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { BulkChangeToUndoDocument } from '#providers/history/operations.generated.ts';
import type { UndoRequest } from '#providers/history/undoRequest.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';
import { useMomentText } from '#ui/fields/useMomentText.ts';
import FailuresDialog from '#ui/jobs/FailuresDialog.tsx';
import { useUndo } from './useUndo.ts';

interface Props {
  request: UndoRequest;
  onClose: () => void;
}

/**
 * Undoes a bulk change, after a question that says how many records it concerns, and lists the
 * records that stay as they are.
 */
const UndoDialog = ({ request: { id, isDirect }, onClose }: Props) => {
  const { undo, isPending, refusal, report } = useUndo(id, onClose);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isDirect || isBegun.current) return;
    isBegun.current = true;
    undo();
  }, [isDirect, undo]);
  if (report) return <FailuresDialog {...report} onClose={onClose} />;
  if (isDirect && !refusal) return null;
  return <Question id={id} undo={undo} isPending={isPending} refusal={refusal} onClose={onClose} />;
};

interface QuestionProps {
  id: string;
  undo: () => void;
  isPending: boolean;
  refusal: string | null;
  onClose: () => void;
}

const Question = ({ id, undo, isPending, refusal, onClose }: QuestionProps) => {
  const translate = useText();
  const { data, error } = useApiQuery(BulkChangeToUndoDocument, { id }, { staleTime: 0 });
  const change = data?.bulkChangeById.data;
  const isPossible = change !== undefined && change.changedSince < change.total;
  return (
    <DialogBase
      onClose={onClose}
      width="xs"
      title={translate('undo.title')}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {translate('form.cancel')}
          </Button>
          <ActionButton variant="contained" disabled={isPending || !isPossible} onClick={undo}>
            {translate('shell.undo')}
          </ActionButton>
        </>
      }
    >
      {change ? <Effect change={change} /> : !error && <LinearProgress />}
      {(refusal ?? error) && (
        <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
          {refusal ?? translate('undo.notLoaded')}
        </Alert>
      )}
    </DialogBase>
  );
};

const Effect = ({ change: { kind, at, total, changedSince } }: { change: BulkChange }) => {
  const translate = useDynamicText();
  const locale = language.use();
  const moment = useMomentText();
  const counted = (key: string, smart_count: number) =>
    translate(key, { smart_count, count: numberText(smart_count, locale) });
  return (
    <>
      <DialogContentText>
        {translate('undo.what', { kind: translate(`jobs.kinds.${kind}`), at: moment(at) })}
      </DialogContentText>
      {changedSince < total && (
        <DialogContentText sx={{ mt: 1 }}>
          {counted('undo.restores', total - changedSince)}
        </DialogContentText>
      )}
      {changedSince > 0 && (
        <DialogContentText sx={{ mt: 1 }}>{counted('undo.stay', changedSince)}</DialogContentText>
      )}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default UndoDialog;
