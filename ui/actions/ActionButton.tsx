import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useSingleClick } from './useSingleClick.ts';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** If the handler returns a promise, the button ignores clicks until it settles. */
  onClick?: (event: MouseEvent<HTMLElement>) => unknown;
}

/** The button for every action that changes data: a double click runs the action only once. */
export const ActionButton = ({ onClick, ...button }: Props) => (
  <Button {...button} onClick={useSingleClick(onClick)} />
);
