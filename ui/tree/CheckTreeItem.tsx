import type { ItemInstance } from '@headless-tree/core';
import ChevronIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { MouseEvent } from 'react';
import { type CheckState, stateOf, type TreeNode } from './checks.ts';

interface Props {
  item: ItemInstance<TreeNode>;
  nodes: readonly TreeNode[];
  checked: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

const ariaChecked: Record<CheckState, boolean | 'mixed'> = {
  checked: true,
  mixed: 'mixed',
  unchecked: false,
};

export const CheckTreeItem = ({ item, nodes, checked, onToggle }: Props) => {
  const id = item.getId();
  const state = stateOf(nodes, checked, id);
  const isExpanded = item.isExpanded();
  const toggleOpen = (event: MouseEvent) => {
    event.stopPropagation();
    if (isExpanded) item.collapse();
    else item.expand();
  };
  return (
    <Box
      {...item.getProps()}
      aria-checked={ariaChecked[state]}
      // the library would open and close on a click; here a click checks
      onClick={() => {
        item.setFocused();
        onToggle(id);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        pl: item.getItemMeta().level * 2.5,
        pr: 1,
        borderRadius: 1,
        cursor: 'pointer',
        '&:hover': { backgroundColor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box
        component="span"
        aria-hidden
        onClick={item.isFolder() ? toggleOpen : undefined}
        sx={{ display: 'inline-flex', width: 28, height: 32, alignItems: 'center' }}
      >
        {item.isFolder() && (
          <ChevronIcon
            sx={{ transform: isExpanded ? 'rotate(90deg)' : 'none', color: 'text.secondary' }}
          />
        )}
      </Box>
      {/* shows the state that the item itself tells */}
      <Checkbox
        size="small"
        tabIndex={-1}
        disableRipple
        checked={state === 'checked'}
        indeterminate={state === 'mixed'}
        slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
        sx={{ p: 0.5, pointerEvents: 'none' }}
      />
      <Box component="span" sx={{ ml: 0.5, py: 0.75, typography: 'body2' }}>
        {item.getItemName()}
      </Box>
    </Box>
  );
};
