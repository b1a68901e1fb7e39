import { type KeyboardEvent, useState } from 'react';
import type { TreeIndex } from '#ui/tree/treeIndex.ts';
import { type Place, placesFor } from './places.ts';

interface Lifted {
  id: string;
  places: readonly Place[];
  /** Index of the current drop place. */
  at: number;
}

interface Options {
  index: TreeIndex;
  shown: readonly string[];
  /** Scrolls a row into view. */
  scrollTo: (row: number) => void;
  onDrop: (id: string, place: Place) => void;
  onSay: (what: 'lifted' | 'moved' | 'dropped' | 'unmoved', id: string, place: Place) => void;
}

/**
 * Moves categories with the keyboard, like other sortable lists: Space picks a category up, the
 * arrow keys cycle through its possible places, Space drops it, Escape cancels.
 */
export const useKeyboardDrag = ({ index, shown, scrollTo, onDrop, onSay }: Options) => {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const place = lifted?.places[lifted.at];

  const lift = (id: string) => {
    const places = placesFor(index, shown, id);
    const at = places.findIndex(({ isHome }) => isHome);
    const home = places[at];
    if (!home) return;
    setLifted({ id, places, at });
    onSay('lifted', id, home);
  };
  const go = (to: number) => {
    const next = lifted?.places[to];
    if (!lifted || !next) return;
    setLifted({ ...lifted, at: to });
    scrollTo(next.row);
    onSay('moved', lifted.id, next);
  };
  const end = (isDropped: boolean) => {
    if (!lifted || !place) return;
    setLifted(null);
    const isMoved = isDropped && !place.isHome;
    const home = lifted.places.find(({ isHome }) => isHome) ?? place;
    onSay(isMoved ? 'dropped' : 'unmoved', lifted.id, isMoved ? place : home);
    if (isMoved) onDrop(lifted.id, place);
  };

  /** Handles a key; returns whether it did anything. */
  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (!lifted) return false;
    const last = lifted.places.length - 1;
    const to = { ArrowUp: lifted.at - 1, ArrowDown: lifted.at + 1, Home: 0, End: last }[key];
    if (to !== undefined) go(to);
    else if (key === ' ' || key === 'Enter') end(true);
    else if (key === 'Escape' || key === 'Tab') end(false);
    // ignore other keys, which would move the focus
    return key !== 'Tab';
  };
  return { lifted: lifted?.id ?? null, place, lift, onKey, cancel: () => end(false) };
};
