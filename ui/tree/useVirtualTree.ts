import {
  buildProxiedInstance,
  hotkeysCoreFeature,
  type ItemInstance,
  syncDataLoaderFeature,
  type TreeInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { rowsToRender } from '#ui/list/virtualRows.ts';
import { idsAbove, shownIds, type TreeIndex, type TreeNode } from './treeIndex.ts';

interface Options {
  index: TreeIndex;
  /** Ids of the open nodes, and a callback when they change. */
  expanded: readonly string[];
  onExpand: (ids: string[]) => void;
  /** In pixels; all rows have the same height. */
  rowHeight: number;
}

/** A visible row, with everything that determines how it looks. */
export interface TreeRow {
  item: ItemInstance<TreeNode>;
  node: TreeNode;
  /** Pixels from the top of the tree. */
  top: number;
  /** Counted from 1. */
  level: number;
  /** Position among its siblings, counted from 1, and their number. */
  position: number;
  siblings: number;
  isOpen: boolean;
  isFocused: boolean;
}

export interface VirtualTreeState {
  tree: TreeInstance<TreeNode>;
  area: RefObject<HTMLDivElement | null>;
  rows: readonly TreeRow[];
  rowHeight: number;
  height: number;
  /** All nodes that are not inside a closed one, from top to bottom. */
  shown: readonly string[];
  focused: string | null;
  /**
   * Opens the path to a node, scrolls to it and optionally focuses it, as soon as the tree contains
   * it.
   */
  reveal: (id: string, withFocus?: boolean) => void;
  /** Scrolls just far enough to show that row. */
  scrollTo: (row: number) => void;
}

/** Up to this many rows are all rendered, so the browser's search finds them. */
const wholeUpTo = 100;
const overscan = 8;
const root = 'root';
const nothing: TreeNode = { id: '', name: '', children: [] };

/**
 * The tree behind every tree of the product. The library handles opening, focus and keys (arrows,
 * Home, End); only the visible rows of a long tree are rendered.
 */
export const useVirtualTree = ({ index, expanded, onExpand, rowHeight }: Options) => {
  const area = useRef<HTMLDivElement>(null);
  const [lastFocused, setFocused] = useState<string | null>(null);
  const open = useMemo(() => new Set(expanded), [expanded]);
  const focused = lastFocused === null ? null : visibleOf(index, open, lastFocused);
  const scrollTo = useRef<(place: number) => void>(() => undefined);

  const tree = useTree<TreeNode>({
    rootItemId: root,
    state: { expandedItems: expanded as string[], focusedItem: focused },
    setExpandedItems: onExpand as never,
    setFocusedItem: setFocused,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => item.getItemData().children.length > 0,
    dataLoader: {
      getItem: (id) => index.places.get(id)?.node ?? nothing,
      getChildren: (id) =>
        (id === root ? index.roots : (index.places.get(id)?.node.children ?? [])).map(
          (child) => child.id,
        ),
    },
    scrollToItem: (item) => scrollTo.current(item.getItemMeta().index),
    ignoreHotkeysOnInputs: true,
    // the default builder creates dozens of functions for each of thousands of items
    instanceBuilder: buildProxiedInstance,
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
  });
  useRebuild(tree, index);

  const shown = useMemo(() => shownIds(index, open), [index, open]);
  const focusedPlace = focused === null ? -1 : tree.getItemInstance(focused).getItemMeta().index;
  const virtualizer = useVirtualizer({
    count: shown.length,
    overscan,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    getItemKey: useCallback((place: number) => shown[place] ?? place, [shown]),
    getScrollElement: () => area.current,
    rangeExtractor: useCallback(
      (range) =>
        range.count <= wholeUpTo
          ? Array.from({ length: range.count }, (_, place) => place)
          : rowsToRender(range, focusedPlace),
      [focusedPlace],
    ),
    useFlushSync: false,
  });
  scrollTo.current = (place) => virtualizer.scrollToIndex(place, { align: 'auto' });

  const rows = virtualizer.getVirtualItems().flatMap(({ index: place, start }): TreeRow[] => {
    const id = shown[place];
    const node = id === undefined ? undefined : index.places.get(id)?.node;
    if (!node) return [];
    const item = tree.getItemInstance(node.id);
    const { level, posInSet, setSize } = item.getItemMeta();
    return [
      {
        item,
        node,
        top: start,
        level: level + 1,
        position: posInSet + 1,
        siblings: setSize,
        isOpen: open.has(node.id),
        isFocused: focused === null ? place === 0 : focused === node.id,
      },
    ];
  });
  const height = virtualizer.getTotalSize();
  const reveal = useReveal({ tree, index, expanded, onExpand, setFocused, scrollTo });
  return {
    tree,
    area,
    rows,
    rowHeight,
    height,
    shown,
    focused,
    reveal,
    scrollTo: scrollTo.current,
  } satisfies VirtualTreeState;
};

/** The node itself, or the closed one that hides it; null if it does not exist. */
const visibleOf = (index: TreeIndex, open: ReadonlySet<string>, id: string): string | null => {
  if (!index.places.has(id)) return null;
  const closed = idsAbove(index, id).filter((above) => !open.has(above));
  return closed.at(-1) ?? id;
};

/** The library caches the tree until told to rebuild; if told while rendering, it reads at once. */
const useRebuild = (tree: TreeInstance<TreeNode>, index: TreeIndex) => {
  const read = useRef<TreeIndex>(undefined);
  if (read.current === index) return;
  read.current = index;
  tree.scheduleRebuildTree();
  tree.getItems();
};

interface RevealOptions {
  tree: TreeInstance<TreeNode>;
  index: TreeIndex;
  expanded: readonly string[];
  onExpand: (ids: string[]) => void;
  setFocused: (id: string) => void;
  scrollTo: RefObject<(place: number) => void>;
}

const useReveal = ({ tree, index, expanded, onExpand, setFocused, scrollTo }: RevealOptions) => {
  const [wanted, setWanted] = useState<{ id: string; withFocus: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits until the tree has and shows the node
  useEffect(() => {
    if (!wanted || !index.places.has(wanted.id)) return;
    const closed = idsAbove(index, wanted.id).filter((above) => !expanded.includes(above));
    if (closed.length > 0) return onExpand([...expanded, ...closed]);
    scrollTo.current?.(tree.getItemInstance(wanted.id).getItemMeta().index);
    if (wanted.withFocus) tree.updateDomFocus();
    setWanted(null);
  }, [wanted, index, expanded]);
  return useCallback(
    (id: string, withFocus = false) => {
      setFocused(id);
      // scrolling to a node must not take the focus from one that asked for it
      setWanted((before) => ({
        id,
        withFocus: withFocus || (before?.id === id && before.withFocus),
      }));
    },
    [setFocused],
  );
};
