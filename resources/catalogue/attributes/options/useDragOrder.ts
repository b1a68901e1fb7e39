import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { firstIndexOf, withinList } from './order.ts';

interface Item {
  id: string;
  name: string;
}

/** The moving items, and the current index of the first one. */
export interface Drag {
  ids: ReadonlySet<string>;
  index: number;
  by: 'pointer' | 'keyboard';
}

interface Options {
  list: readonly Item[];
  selected: ReadonlySet<string>;
  rowHeight: number;
  /** The scroll container. */
  area: HTMLElement | null;
  onMove: (ids: ReadonlySet<string>, index: number) => void;
}

/** Distance from the edge, in pixels, at which the area scrolls during a drag. */
const edge = 48;
const rowsOfPage = 10;

/**
 * Sorts items by a handle in their rows (`data-handle` contains the item's id). Users drag the
 * handle with a pointer, or use the keyboard: Space picks an item up and drops it, arrows, page
 * keys, Home and End move it, and Escape cancels. Moving a selected item moves the whole selection.
 */
export const useDragOrder = ({ list, selected, rowHeight, area, onMove }: Options) => {
  const translate = useText();
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const latest = useRef(drag);
  latest.current = drag;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const say = (key: string, { ids, index }: Drag) => {
    const name = list.find(({ id }) => ids.has(id))?.name ?? '';
    setSaid(translate(`sortable.${key}`, { name, position: index + 1, count: list.length }));
  };
  const itemOf = (target: EventTarget): Item | undefined => {
    const handle = (target as Element).closest<HTMLElement>('[data-handle]');
    return handle ? list.find(({ id }) => id === handle.dataset.handle) : undefined;
  };
  const begin = (item: Item, by: Drag['by']): Drag => {
    const ids = selected.has(item.id) ? selected : new Set([item.id]);
    const begun = { ids, index: firstIndexOf(list, ids), by };
    setDrag(begun);
    say('lifted', begun);
    return begun;
  };
  const to = (current: Drag, wanted: number): Drag => {
    const index = withinList(wanted, list.length, current.ids.size);
    if (index === current.index) return current;
    const moved = { ...current, index };
    setDrag(moved);
    say('moved', moved);
    return moved;
  };
  const drop = (current: Drag) => {
    setDrag(null);
    const isMoved = current.index !== firstIndexOf(list, current.ids) || current.ids.size > 1;
    say(isMoved ? 'dropped' : 'unmoved', current);
    if (isMoved) onMove(current.ids, current.index);
  };
  const cancel = (current: Drag) => {
    setDrag(null);
    say('unmoved', { ...current, index: firstIndexOf(list, current.ids) });
  };

  const onPointerDown = (event: PointerEvent) => {
    const item = itemOf(event.target);
    if (!item || event.button !== 0 || !area) return;
    // prevent text selection during a drag
    event.preventDefault();
    (event.target as Element).closest<HTMLElement>('[data-handle]')?.focus();
    let current = begin(item, 'pointer');
    const inBlock = list.filter(({ id }) => current.ids.has(id)).findIndex((i) => i.id === item.id);
    let y = event.clientY;
    let frame = 0;
    const follow = () => {
      const { top, bottom } = area.getBoundingClientRect();
      const beyond = y < top + edge ? y - top - edge : Math.max(0, y - bottom + edge);
      if (beyond !== 0) area.scrollTop += beyond / 3;
      current = to(current, Math.floor((y - top + area.scrollTop) / rowHeight) - inBlock);
      frame = requestAnimationFrame(follow);
    };
    const move = (moved: globalThis.PointerEvent) => {
      y = moved.clientY;
    };
    const end = (finish: (current: Drag) => void) => () => {
      stop.current?.();
      finish(current);
    };
    const [up, away] = [end(drop), end(cancel)];
    const key = (pressed: globalThis.KeyboardEvent) => pressed.key === 'Escape' && away();
    // listen on the window, because the handle may scroll out of view or be replaced
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', away, { signal });
    window.addEventListener('keydown', key, { signal });
    frame = requestAnimationFrame(follow);
    stop.current = () => {
      cancelAnimationFrame(frame);
      listening.abort();
      stop.current = undefined;
    };
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const item = itemOf(event.target);
    if (!item) return;
    if (drag?.by !== 'keyboard') {
      if (event.key !== ' ') return;
      event.preventDefault();
      begin(item, 'keyboard');
      return;
    }
    const places: Record<string, number> = {
      ArrowUp: drag.index - 1,
      ArrowDown: drag.index + 1,
      PageUp: drag.index - rowsOfPage,
      PageDown: drag.index + rowsOfPage,
      Home: 0,
      End: list.length,
    };
    const wanted = places[event.key];
    if (wanted !== undefined) to(drag, wanted);
    else if (event.key === ' ' || event.key === 'Enter') drop(drag);
    else if (event.key === 'Escape') cancel(drag);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Cancels a keyboard move when the focus leaves the handle. */
  const onBlur = () => {
    if (drag?.by !== 'keyboard') return;
    // wait one frame, because moving an element in the DOM blurs it briefly
    requestAnimationFrame(() => {
      const { current } = latest;
      const isLeft = !document.activeElement?.closest('[data-handle]');
      if (current?.by === 'keyboard' && isLeft) cancel(current);
    });
  };
  return { drag, said, handlers: { onPointerDown, onKeyDown, onBlur } };
};
