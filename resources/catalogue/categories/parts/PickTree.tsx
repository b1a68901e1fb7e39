import Box from '@mui/material/Box';
import { type KeyboardEvent, memo, useEffect } from 'react';
import { useEvent } from 'react-admin';
import { MarkedText } from '#ui/tree/MarkedText.tsx';
import { NoMatches } from '#ui/tree/NoMatches.tsx';
import { TreeItem } from '#ui/tree/TreeItem.tsx';
import { TreeSearch } from '#ui/tree/TreeSearch.tsx';
import type { TreeNode } from '#ui/tree/treeIndex.ts';
import { useTreeSearch } from '#ui/tree/useTreeSearch.ts';
import { type TreeRow, useVirtualTree } from '#ui/tree/useVirtualTree.ts';
import { VirtualTree } from '#ui/tree/VirtualTree.tsx';

interface Props {
  /** Accessible name of the tree. */
  label: string;
  nodes: readonly TreeNode[];
  picked: string | null;
  onPick: (id: string) => void;
  isPossible: (id: string) => boolean;
  height?: number;
}

const rowHeight = 36;

/** A searchable tree for picking one node. The path to the picked node is initially open. */
export const PickTree = ({ label, nodes, picked, onPick, isPossible, height = 300 }: Props) => {
  const { text, setText, searched, found, expanded, setExpanded } = useTreeSearch(nodes);
  const state = useVirtualTree({ index: found, expanded, onExpand: setExpanded, rowHeight });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to open the initial path
  useEffect(() => {
    if (picked !== null) state.reveal(picked);
  }, []);
  const pick = useEvent((id: string) => onPick(id));
  const pickFocused = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    const id = state.tree.getFocusedItem().getId();
    if (isPossible(id)) onPick(id);
  };
  return (
    <Box>
      <TreeSearch value={text} onChange={setText} />
      <Box sx={{ mt: 1, height }}>
        {found.roots.length === 0 ? (
          <NoMatches />
        ) : (
          <VirtualTree
            label={label}
            state={state}
            onKey={pickFocused}
            sx={{ height }}
            renderRow={(row) => (
              <PickTreeItem
                key={row.node.id}
                {...row}
                rowHeight={rowHeight}
                searched={searched}
                isPicked={row.node.id === picked}
                isDisabled={!isPossible(row.node.id)}
                onChoose={pick}
              />
            )}
          />
        )}
      </Box>
    </Box>
  );
};

interface ItemProps extends TreeRow {
  rowHeight: number;
  searched: string;
  isPicked: boolean;
  isDisabled: boolean;
  onChoose: (id: string) => void;
}

const PickTreeItem = memo(({ searched, isPicked, ...row }: ItemProps) => (
  <TreeItem {...row} aria-selected={isPicked}>
    <span className="pick" aria-hidden />
    <span className="name" title={row.node.name}>
      <MarkedText text={row.node.name} part={searched} />
    </span>
  </TreeItem>
));
