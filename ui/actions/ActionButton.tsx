import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useOnce } from './useOnce.ts';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** Its promise, if it returns one, keeps the button from acting again until it is settled. */
  onClick?: (event: MouseEvent<HTMLElement>) => unknown;
}

/** The button of everything that changes data: a double click, or an impatient one, acts once. */
export const ActionButton = ({ onClick, ...button }: Props) => (
  <Button {...button} onClick={useOnce(onClick)} />
);
