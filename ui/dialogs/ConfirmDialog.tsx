import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { type ReactNode, useId } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogBase } from './DialogBase.tsx';

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
  const textId = useId();
  return (
    <DialogBase
      open={open}
      onClose={onClose}
      width="xs"
      aria-describedby={textId}
      title={labels.title ?? translate('confirm.title')}
      actions={
        <>
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
        </>
      }
    >
      <DialogContentText id={textId}>{text}</DialogContentText>
    </DialogBase>
  );
};
