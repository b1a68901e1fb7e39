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
  /** Ids of the open nodes; `onExpand` is called when they change. */
  expanded: readonly string[];
  onExpand: (ids: string[]) => void;
  /** Row height in pixels, the same for all rows. */
  rowHeight: number;
}

/** A visible row, with all values that determine its appearance. */
export interface TreeRow {
  item: ItemInstance<TreeNode>;
  node: TreeNode;
  /** Distance from the top of the tree, in pixels. */
  top: number;
  /** Counted from 1. */
  level: number;
  /** Position among the siblings, counted from 1, and their number. */
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
  /** The ids of all nodes that are not inside a closed node, from top to bottom. */
  shown: readonly string[];
  focused: string | null;
  /**
   * Opens the path to a node, scrolls to it and optionally focuses it, once the tree contains it.
   */
  reveal: (id: string, withFocus?: boolean) => void;
  /** Scrolls just far enough to show the row. */
  scrollTo: (row: number) => void;
}

/** Up to this number, all rows are rendered, so that the browser's text search finds them. */
const wholeUpTo = 100;
const overscan = 8;
const root = 'root';
const nothing: TreeNode = { id: '', name: '', children: [] };

/**
 * The base of all trees in the product. The library handles opening, focus and keys (arrows, Home,
 * End); for a long tree, only the visible rows are rendered.
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
    // the default builder creates dozens of functions per item, for thousands of items
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

/** The node itself, or the closed ancestor that hides it; null if the node does not exist. */
const visibleOf = (index: TreeIndex, open: ReadonlySet<string>, id: string): string | null => {
  if (!index.places.has(id)) return null;
  const closed = idsAbove(index, id).filter((above) => !open.has(above));
  return closed.at(-1) ?? id;
};

/**
 * Rebuilds the tree, which the library caches, when the index changes. Reading the items rebuilds
 * it immediately, in the current render.
 */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again until the tree contains and shows the node
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
      // a call that only scrolls must not cancel the focus that another call requested
      setWanted((before) => ({
        id,
        withFocus: withFocus || (before?.id === id && before.withFocus),
      }));
    },
    [setFocused],
  );
};
