import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { TreeIndex } from '#ui/tree/treeIndex.ts';
import { treeIndent } from '#ui/tree/treeStyles.ts';
import type { VirtualTreeState } from '#ui/tree/useVirtualTree.ts';
import { type Place, placeAt, placesFor } from './places.ts';

interface Options {
  index: TreeIndex;
  state: VirtualTreeState;
  onDrop: (id: string, place: Place) => void;
}

interface Dragged {
  id: string;
  place: Place | undefined;
}

interface Pointer {
  x: number;
  y: number;
}

/** Distance in pixels that the pointer must move before a press becomes a drag. */
const threshold = 6;
/** Distance from the edge, in pixels, at which the tree scrolls. */
const edge = 48;
const openAfterMs = 700;

/**
 * Drags categories: with a mouse anywhere on a row, with touch or pen by the handle only, because
 * touch elsewhere scrolls. The tree handles the events, because rows are replaced while scrolling.
 */
export const useDrag = ({ index, state, onDrop }: Options) => {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ id: string; start: Pointer; pointer: number } | null>(null);
  const at = useRef<Pointer>({ x: 0, y: 0 });
  const wasDragged = useRef(false);

  const latest = useRef({ index, state, dragged, onDrop });
  latest.current = { index, state, dragged, onDrop };

  const placesOf = usePlaces();

  /** Returns the place under the pointer. */
  const find = (id: string): Place | undefined => {
    const { state: tree, index: nodes } = latest.current;
    const element = tree.tree.getElement();
    if (!element) return undefined;
    const box = element.getBoundingClientRect();
    const y = (at.current.y - box.top) / tree.rowHeight;
    const row = Math.min(Math.max(Math.floor(y), 0), tree.shown.length - 1);
    const part = Math.min(Math.max(y - row, 0), 1);
    const level = Math.max(1, Math.round((at.current.x - box.left) / treeIndent));
    return placeAt(placesOf(nodes, tree.shown, id), row, part, level);
  };
  const update = () => {
    const { dragged: current } = latest.current;
    if (!current) return;
    const place = find(current.id);
    const isSame =
      place?.parentId === current.place?.parentId && place?.beforeId === current.place?.beforeId;
    if (!isSame) setDragged({ id: current.id, place });
  };
  const stop = (isDropped: boolean) => {
    const press = pressed.current;
    pressed.current = null;
    setDragged(null);
    if (!isDropped || !press || !wasDragged.current) return;
    // compute the place again, because React may not have rendered the last pointer move yet
    const place = find(press.id);
    if (place && !place.isHome) latest.current.onDrop(press.id, place);
  };
  const moveGhost = () => {
    const { x, y } = at.current;
    if (ghost.current) ghost.current.style.transform = `translate(${x + 14}px, ${y + 10}px)`;
  };

  const id = dragged?.id;
  useWhileDragging(id !== undefined, {
    onFrame: () => {
      if (scrollNearEdge(latest.current.state.area.current, at.current.y)) update();
    },
    onEscape: () => stop(false),
  });
  useOpening(dragged?.place, index, state);
  // the drag preview first renders in the frame after the drag starts
  // biome-ignore lint/correctness/useExhaustiveDependencies: pointer events move it from then on
  useEffect(moveGhost, [id]);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      wasDragged.current = false;
      const target = event.target as Element;
      const row = target.closest<HTMLElement>('[role="treeitem"]');
      const isHandle = target.closest('.handle') !== null;
      const isMouse = event.pointerType === 'mouse' && event.button === 0;
      const isOther = target.closest('button, input, .chevron') !== null;
      if (!row?.dataset.id || isOther || !(isMouse || isHandle)) return;
      const start = { x: event.clientX, y: event.clientY };
      pressed.current = { id: row.dataset.id, start, pointer: event.pointerId };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const press = pressed.current;
      if (!press || press.pointer !== event.pointerId) return;
      at.current = { x: event.clientX, y: event.clientY };
      moveGhost();
      if (latest.current.dragged) return update();
      const { start } = press;
      if (Math.hypot(at.current.x - start.x, at.current.y - start.y) < threshold) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      setDragged({ id: press.id, place: find(press.id) });
    },
    onPointerUp: () => stop(true),
    onPointerCancel: () => stop(false),
    // suppress the click on the row where the drag started
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  };
  return { dragged: id ?? null, place: dragged?.place, ghost, handlers };
};

/** Returns the previous array while the places are equal. */
const usePlaces = () => {
  const known = useRef<{ of: readonly unknown[]; places: readonly Place[] }>(undefined);
  return (...of: Parameters<typeof placesFor>): readonly Place[] => {
    if (known.current?.of.every((each, place) => each === of[place])) return known.current.places;
    known.current = { of, places: placesFor(...of) };
    return known.current.places;
  };
};

/** Scrolls the area if the pointer is near an edge; returns whether it scrolled. */
const scrollNearEdge = (area: HTMLElement | null, y: number): boolean => {
  if (!area) return false;
  const { top, bottom } = area.getBoundingClientRect();
  const before = area.scrollTop;
  if (y < top + edge) area.scrollTop -= Math.min(edge, top + edge - y) / 3;
  if (y > bottom - edge) area.scrollTop += Math.min(edge, y - bottom + edge) / 3;
  return area.scrollTop !== before;
};

interface WhileDragging {
  onFrame: () => void;
  onEscape: () => void;
}

const useWhileDragging = (isDragging: boolean, handlers: WhileDragging) => {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function next() {
      latest.current.onFrame();
      frame = requestAnimationFrame(next);
    });
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current.onEscape();
    };
    window.addEventListener('keydown', listen, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', listen, true);
    };
  }, [isDragging]);
};

/** Expands a collapsed category after the pointer has rested on it. */
const useOpening = (place: Place | undefined, index: TreeIndex, { tree }: VirtualTreeState) => {
  const over = place?.edge === 'inside' ? place.parentId : null;
  useEffect(() => {
    if (over === null || !index.places.get(over)?.node.children.length) return;
    const timer = setTimeout(() => tree.getItemInstance(over).expand(), openAfterMs);
    return () => clearTimeout(timer);
  }, [over, index, tree]);
};
