import { hotkeysCoreFeature, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { CheckTreeItem } from './CheckTreeItem.tsx';
import { matchingNodes, type TreeNode, toggled } from './checks.ts';

interface Props {
  /** Names the tree. */
  label: string;
  nodes: readonly TreeNode[];
  /** Ids; a checked node stands for all that hangs below it. */
  checked: ReadonlySet<string>;
  onChange: (checked: Set<string>) => void;
  maxHeight?: number;
}

const root = 'root';
const nothing: TreeNode = { id: '', name: '', children: [] };

const indexed = (nodes: readonly TreeNode[]): Map<string, TreeNode> => {
  const index = new Map<string, TreeNode>([[root, { id: root, name: '', children: nodes }]]);
  const add = (node: TreeNode) => {
    index.set(node.id, node);
    node.children.forEach(add);
  };
  nodes.forEach(add);
  return index;
};

/** A tree whose nodes are checked, with a search: arrows move and open, Space or Enter checks. */
export const CheckTree = ({ label, nodes, checked, onChange, maxHeight = 320 }: Props) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const shown = useMemo(() => matchingNodes(nodes, text), [nodes, text]);
  const index = useMemo(() => indexed(shown), [shown]);
  const [opened, setOpened] = useState<string[]>([]);
  const [focused, setFocused] = useState<string | null>(null);
  // what was searched for is to be seen, however deep it hangs
  const expanded = useMemo(() => (text.trim() ? [...index.keys()] : opened), [text, index, opened]);

  const tree = useTree<TreeNode>({
    rootItemId: root,
    state: { expandedItems: expanded, focusedItem: focused },
    setExpandedItems: setOpened,
    setFocusedItem: setFocused,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => item.getItemData().children.length > 0,
    dataLoader: {
      getItem: (id) => index.get(id) ?? nothing,
      getChildren: (id) => (index.get(id)?.children ?? []).map((child) => child.id),
    },
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree keeps what it read until told
  useEffect(() => tree.rebuildTree(), [index, expanded]);

  const toggle = (id: string) => onChange(toggled(nodes, checked, id));
  const toggleFocused = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    // the tree's own focus: the page's follows it a moment later
    toggle(tree.getFocusedItem().getId());
  };
  const items = tree.getItems().filter((item) => index.has(item.getId()));
  return (
    <Box>
      <TextField
        fullWidth
        label={translate('list.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box sx={{ mt: 1, maxHeight, overflow: 'auto' }}>
        {items.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
            {translate('list.noMatches')}
          </Typography>
        )}
        <Box {...tree.getContainerProps(label)} onKeyDown={toggleFocused}>
          {items.map((item) => (
            <CheckTreeItem
              key={item.getId()}
              item={item}
              nodes={nodes}
              checked={checked}
              onToggle={toggle}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
};
