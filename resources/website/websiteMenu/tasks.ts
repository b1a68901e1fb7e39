import type { MenuLevel } from '#contract/rules/website/menuItem.ts';
import type { MenuItem, MenuRow } from './operations.ts';

/** An action that the user has started on a menu item. */
export type MenuTask =
  | { kind: 'create'; level: MenuLevel; parentId: string | null }
  | { kind: 'edit' | 'copy' | 'move' | 'delete'; item: MenuItem }
  | { kind: 'history'; row: MenuRow }
  | { kind: 'preview' };
