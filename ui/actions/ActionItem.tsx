import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { MouseEvent } from 'react';
import { useSingleClick } from './useSingleClick.ts';

interface Props extends Omit<MenuItemProps, 'onClick'> {
  onClick: (event: MouseEvent<HTMLElement>) => unknown;
}

/** A menu item that runs an action. It ignores a second click while the menu closes. */
export const ActionItem = ({ onClick, ...item }: Props) => (
  <MenuItem {...item} onClick={useSingleClick(onClick)} />
);
