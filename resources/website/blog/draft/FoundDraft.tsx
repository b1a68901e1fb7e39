import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useMomentText } from '#ui/fields/useMomentText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import type { Draft } from './values.ts';

interface Props {
  draft: Draft;
  /** Whether the post has changed since the draft was saved. */
  isOlder: boolean;
  /** Whether the draft belongs to a post that was never saved. */
  isBegun: boolean;
  onGoOn: () => void;
  onDrop: () => void;
}

/** Offers to restore an unsaved draft. */
export const FoundDraft = ({ draft, isOlder, isBegun, onGoOn, onDrop }: Props) => {
  const text = useText(useResourcePrefix());
  const translate = useText();
  const momentText = useMomentText();
  const [isAsking, setAsking] = useState(false);
  const begun = draft.title ? 'unsaved.begun' : 'unsaved.begunUntitled';
  const values = { time: momentText(draft.savedAt), title: draft.title };
  return (
    <Alert severity="info">
      <AlertTitle>{text(isBegun ? begun : 'unsaved.found', values)}</AlertTitle>
      {text(isOlder ? 'unsaved.older' : 'unsaved.foundText')}
      <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>
        <Button size="small" variant="contained" onClick={onGoOn}>
          {text('unsaved.goOn')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setAsking(true)}>
          {text('unsaved.drop')}
        </Button>
      </Box>
      <LazyConfirmDialog
        open={isAsking}
        title={text('unsaved.dropTitle')}
        text={text('unsaved.dropText')}
        yes={text('unsaved.drop')}
        no={translate('form.cancel')}
        onConfirm={() => {
          setAsking(false);
          onDrop();
        }}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
};
