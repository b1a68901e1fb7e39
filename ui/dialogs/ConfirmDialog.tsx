import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';

export interface ConfirmProps {
  open: boolean;
  text: ReactNode;
  /** If it returns a promise, the dialog ignores further clicks until the promise settles. */
  onConfirm: () => unknown;
  onClose: () => void;
  /** Title and buttons default to "Are you sure?", Yes and No (specification 2). */
  title?: string;
  yes?: string;
  no?: string;
  isPending?: boolean;
  /** True if confirming deletes nothing, so that the button is not shown as dangerous. */
  isHarmless?: boolean;
}

export const ConfirmDialog = ({
  open,
  text,
  onConfirm,
  onClose,
  isPending,
  isHarmless,
  ...labels
}: ConfirmProps) => {
  const translate = useText();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{labels.title ?? translate('confirm.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          {labels.no ?? translate('confirm.no')}
        </Button>
        <ActionButton
          variant="contained"
          color={isHarmless ? 'primary' : 'error'}
          onClick={onConfirm}
          disabled={isPending}
        >
          {labels.yes ?? translate('confirm.yes')}
        </ActionButton>
      </DialogActions>
    </Dialog>
  );
};
