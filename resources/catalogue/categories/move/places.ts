import { fitsBelow } from '#contract/rules/catalogue/category.ts';
import type { Destination } from '#resources/catalogue/categories/tree/rows.ts';
import { childrenOf, idsAbove, idsBelow, levelsOf, type TreeIndex } from '#ui/tree/treeIndex.ts';

/** A possible position for a category, and the row that displays it. */
export interface Place extends Destination {
  /** Index of the row that displays the place: on its upper or lower edge, or on the row itself. */
  row: number;
  edge: 'above' | 'below' | 'inside';
  /** The level of the category at this place, counted from 1. */
  level: number;
  /** Whether the category is already at this place. */
  isHome: boolean;
}

/**
 * Returns a test for possible parents of `id`. It excludes the category itself, its descendants,
 * and parents where the move would create a fifth level.
 */
export const parentsFor = (
  index: TreeIndex,
  id: string,
): ((parentId: string | null) => boolean) => {
  const node = index.places.get(id)?.node;
  const levels = node ? levelsOf(node) : 0;
  return (parentId) => {
    if (!node) return false;
    if (parentId === null) return true;
    const parent = index.places.get(parentId);
    if (!parent || parentId === id || idsAbove(index, parentId).includes(id)) return false;
    return fitsBelow(parent.level, levels);
  };
};

/**
 * Returns every place for a category among the visible rows, from top to bottom, without
 * duplicates.
 * @param shown the ids of the rows
 */
export const placesFor = (index: TreeIndex, shown: readonly string[], id: string): Place[] => {
  const moved = index.places.get(id);
  if (!moved) return [];
  const branch = new Set([id, ...idsBelow(moved.node)]);
  const mayHangBelow = parentsFor(index, id);
  const home = homeOf(index, id);
  const places: Place[] = [];
  const seen = new Set<string>();
  const add = (
    parentId: string | null,
    beforeId: string | null,
    row: number,
    edge: Place['edge'],
  ) => {
    const key = `${parentId}/${beforeId}`;
    if (seen.has(key) || !mayHangBelow(parentId)) return;
    seen.add(key);
    const level = (parentId === null ? 0 : (index.places.get(parentId)?.level ?? 0)) + 1;
    const isHome = home.parentId === parentId && home.beforeId === beforeId;
    places.push({ parentId, beforeId, row, edge, level, isHome });
  };

  const visible = new Set(shown);
  for (const [row, each] of shown.entries()) {
    const place = index.places.get(each);
    if (!place || branch.has(each)) continue;
    add(place.parentId, each, row, 'above');
    const firstBelow = place.node.children.find((child) => child.id !== id);
    if (firstBelow && visible.has(firstBelow.id)) continue;
    add(each, null, row, 'inside');
    // a place below a last child is also the end of its ancestors
    for (let up: typeof place | undefined = place; up; ) {
      if (lastBelow(index, up.parentId, id) !== up.node) break;
      add(up.parentId, null, row, 'below');
      up = up.parentId === null ? undefined : index.places.get(up.parentId);
    }
  }
  return places;
};

/** Returns the last child, ignoring the category that moves. */
const lastBelow = (index: TreeIndex, parentId: string | null, id: string) => {
  const children = childrenOf(index, parentId);
  return children.at(-1)?.id === id ? children.at(-2) : children.at(-1);
};

const homeOf = (index: TreeIndex, id: string): Destination => {
  const parentId = index.places.get(id)?.parentId ?? null;
  const siblings = childrenOf(index, parentId);
  const place = siblings.findIndex((each) => each.id === id);
  return { parentId, beforeId: siblings[place + 1]?.id ?? null };
};

/**
 * Returns the place for a pointer position within a row.
 * @param part vertical position in the row, from 0 to 1
 * @param level tree level at the pointer's horizontal position
 */
export const placeAt = (
  places: readonly Place[],
  row: number,
  part: number,
  level: number,
): Place | undefined => {
  const inside = places.find((place) => place.row === row && place.edge === 'inside');
  if (inside && part > 0.3 && part < 0.7) return inside;
  // the line between two rows is the lower edge of one and the upper edge of the other
  const line = part < 0.5 ? row : row + 1;
  const onLine = places.filter(
    ({ row: at, edge }) =>
      (edge === 'above' && at === line) || (edge === 'below' && at === line - 1),
  );
  const [nearest] = [...onLine].sort(
    (a, b) => Math.abs(a.level - level) - Math.abs(b.level - level),
  );
  return nearest ?? inside;
};
