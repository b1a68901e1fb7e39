import Box from '@mui/material/Box';
import { type KeyboardEvent, useMemo } from 'react';
import { useEvent } from 'react-admin';
import { SearchField } from '#ui/form/SearchField.tsx';
import { CheckTreeItem } from './CheckTreeItem.tsx';
import { statesOf, toggled } from './checks.ts';
import { NoMatches } from './NoMatches.tsx';
import type { TreeNode } from './treeIndex.ts';
import { useTreeSearch } from './useTreeSearch.ts';
import { useVirtualTree } from './useVirtualTree.ts';
import { VirtualTree } from './VirtualTree.tsx';

interface Props {
  /** Accessible name of the tree. */
  label: string;
  nodes: readonly TreeNode[];
  /** Checked ids; a checked node includes all nodes below it. */
  checked: ReadonlySet<string>;
  onChange: (checked: Set<string>) => void;
  maxHeight?: number;
}

const rowHeight = 36;

/**
 * A searchable tree with checkboxes: the arrow keys move the focus and open nodes, Space or Enter
 * checks.
 */
export const CheckTree = ({ label, nodes, checked, onChange, maxHeight = 320 }: Props) => {
  const { text, setText, searched, whole, found, expanded, setExpanded } = useTreeSearch(nodes);
  const state = useVirtualTree({ index: found, expanded, onExpand: setExpanded, rowHeight });
  // derived from the whole tree, because a search shows only a part of it
  const stateOf = useMemo(() => statesOf(whole, checked), [whole, checked]);

  const toggle = useEvent((id: string) => onChange(toggled(whole, checked, id)));
  const toggleFocused = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    // the tree's own focus, because the DOM focus follows with a delay
    toggle(state.tree.getFocusedItem().getId());
  };
  return (
    <Box>
      <SearchField value={text} onChange={setText} />
      <Box sx={{ mt: 1 }}>
        {found.roots.length === 0 ? (
          <NoMatches />
        ) : (
          <VirtualTree
            label={label}
            state={state}
            onKey={toggleFocused}
            sx={{ maxHeight }}
            renderRow={(row) => (
              <CheckTreeItem
                key={row.node.id}
                {...row}
                rowHeight={rowHeight}
                check={stateOf(row.node.id)}
                searched={searched}
                onToggle={toggle}
              />
            )}
          />
        )}
      </Box>
    </Box>
  );
};
