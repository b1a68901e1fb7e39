import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogBase, type DialogBaseProps } from './DialogBase.tsx';

interface Props extends Omit<DialogBaseProps, 'actions' | 'onSubmit' | 'enclose'> {
  /** Label of the close button; "close" by default. */
  close?: string;
  /** Whether the close button has the focus initially. */
  hasFocus?: boolean;
  /** Further buttons. */
  actions?: ReactNode;
}

/** A dialog that only shows information. */
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
