import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogBase, type DialogBaseProps } from './DialogBase.tsx';

interface Props extends Omit<DialogBaseProps, 'actions' | 'onSubmit' | 'enclose'> {
  /** What the button says that closes it; "close" unless given. */
  close?: string;
  /** That button has the focus at first. */
  hasFocus?: boolean;
  /** Buttons beside it. */
  actions?: ReactNode;
}

/** A dialog to read, with nothing to enter. */
export const InfoDialog = ({ close, hasFocus, actions, onClose, ...dialog }: Props) => {
  const translate = useText();
  return (
    <DialogBase
      {...dialog}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus={hasFocus}>
            {close ?? translate('inUse.close')}
          </Button>
          {actions}
        </>
      }
    />
  );
};
