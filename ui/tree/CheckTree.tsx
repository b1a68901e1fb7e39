import Box from '@mui/material/Box';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { useEvent } from 'react-admin';
import { type CheckState, statesOf, toggled } from './checks.ts';
import { MarkedText } from './MarkedText.tsx';
import { NoMatches } from './NoMatches.tsx';
import { TreeItem } from './TreeItem.tsx';
import { TreeSearch } from './TreeSearch.tsx';
import type { TreeNode } from './treeIndex.ts';
import { useTreeSearch } from './useTreeSearch.ts';
import { type TreeRow, useVirtualTree } from './useVirtualTree.ts';
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
      <TreeSearch value={text} onChange={setText} />
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

interface CheckTreeItemProps extends TreeRow {
  rowHeight: number;
  check: CheckState;
  searched: string;
  onToggle: (id: string) => void;
}

const ariaChecked: Record<CheckState, boolean | 'mixed'> = {
  checked: true,
  mixed: 'mixed',
  unchecked: false,
};

/** Memoised, because scrolling a long tree renders many items. */
const CheckTreeItem = memo(({ check, searched, onToggle, ...row }: CheckTreeItemProps) => (
  <TreeItem {...row} aria-checked={ariaChecked[check]} onChoose={onToggle}>
    {/* hidden from screen readers, because the item itself exposes the state */}
    <span className="check">
      {check !== 'unchecked' && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={check === 'checked' ? 'M3 8.5 6.5 12 13 4.5' : 'M3 8h10'} />
        </svg>
      )}
    </span>
    <span className="name" title={row.node.name}>
      <MarkedText text={row.node.name} part={searched} />
    </span>
  </TreeItem>
));
