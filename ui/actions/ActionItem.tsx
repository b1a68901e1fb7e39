import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { MouseEvent } from 'react';
import { useOnce } from './useOnce.ts';

interface Props extends Omit<MenuItemProps, 'onClick'> {
  onClick: (event: MouseEvent<HTMLElement>) => unknown;
}

/** The entry of a menu that acts: while the menu closes, a second click does nothing. */
export const ActionItem = ({ onClick, ...item }: Props) => (
  <MenuItem {...item} onClick={useOnce(onClick)} />
);
