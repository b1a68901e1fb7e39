import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { memo, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { SortableHandle, type SortEnd, type SortOver, type SortStart } from 'react-sortable-hoc';
import { useText } from '#providers/i18nProvider/useText.ts';

export interface Sorting<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Returns an item's name for screen readers. */
  nameOf: (item: Item) => string;
  /** Called after a move, with indexes counted from 0. */
  onMove: (from: number, to: number) => void;
}

export const helperClass = 'sortable-helper';

/**
 * Sorts a list by mouse, by touch, or by keyboard on an item's handle: Space picks the item up, the
 * arrow keys move it, Space drops it, Escape cancels. The `announcer`, which must be rendered
 * beside the list, announces each step to screen readers. Only this folder uses the drag-and-drop
 * library.
 */
export const useSorting = <Item, Area extends HTMLElement>({
  items,
  keyOf,
  nameOf,
  onMove,
}: Sorting<Item>) => {
  const translate = useText();
  const helpId = useId();
  const list = useRef<Area>(null);
  const live = useRef<HTMLElement>(null);
  const refocus = useFocusAfterMove(list);
  const escapeKey = useEscapeKey();

  const say = (key: string, index: number, place: number) => {
    const item = items[index];
    if (!item) return;
    const name = nameOf(item);
    // not a state, because that would rerender all items at each step of a drag
    if (live.current) {
      const args = { name, position: place + 1, count: items.length };
      live.current.textContent = translate(`sortable.${key}`, args);
    }
  };
  const start = ({ index, isKeySorting }: SortStart) => {
    say('lifted', index, index);
    if (isKeySorting) escapeKey.guard();
  };
  const end = ({ oldIndex, newIndex, isKeySorting }: SortEnd) => {
    say(oldIndex === newIndex ? 'unmoved' : 'dropped', oldIndex, newIndex);
    escapeKey.release();
    const item = items[oldIndex];
    if (item && isKeySorting) refocus(keyOf(item));
    if (oldIndex !== newIndex) onMove(oldIndex, newIndex);
  };
  return {
    helpId,
    announcer: <Announcer helpId={helpId} live={live} />,
    container: {
      listRef: list,
      useDragHandle: true,
      distance: 4,
      helperClass,
      // inside the list, so that it has the list's styles and is inside a dialog that traps the
      // focus
      helperContainer: () => list.current ?? document.body,
      // the library ignores buttons by default, but the handle is a button
      shouldCancelStart: () => false,
      onSortStart: start,
      onSortOver: ({ index, newIndex }: SortOver) => say('moved', index, newIndex),
      onSortEnd: end,
    },
  };
};

const Announcer = ({ helpId, live }: { helpId: string; live: { current: HTMLElement | null } }) => {
  const translate = useText();
  return (
    <>
      <Box id={helpId} sx={visuallyHidden}>
        {translate('sortable.help')}
      </Box>
      <Box ref={live} aria-live="assertive" sx={visuallyHidden} />
    </>
  );
};

/** Restores the focus of a moved element, which loses it when it moves. */
const useFocusAfterMove = (list: { current: HTMLElement | null }) => {
  const moved = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-sortable-handle]') ?? [];
    const handle = [...handles].find((each) => each.dataset.sortableHandle === moved.current);
    moved.current = null;
    handle?.focus();
  });
  return (key: string) => {
    moved.current = key;
  };
};

/**
 * While an item is picked up, Escape cancels the move instead of closing the surrounding dialog.
 * The library's listener runs last, so this handler intercepts the key and passes it only to the
 * library.
 */
const useEscapeKey = () => {
  const [escapeKey] = useState(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target === window) return;
      event.stopPropagation();
      event.preventDefault();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27 }));
    };
    return {
      guard: () => window.addEventListener('keydown', listen, true),
      release: () => window.removeEventListener('keydown', listen, true),
    };
  });
  useEffect(() => escapeKey.release, [escapeKey]);
  return escapeKey;
};

interface HandleProps {
  id: string;
  name: string;
  /** Counted from 0. */
  index: number;
  count: number;
  helpId: string;
}

/** The button that moves an item. */
export const Handle = memo(({ id, name, index, count, helpId }: HandleProps) => {
  const translate = useText();
  const label = translate('sortable.handle', { name, position: index + 1, count });
  return (
    <DragHandle>
      <IconButton
        size="small"
        data-sortable-handle={id}
        aria-label={label}
        aria-describedby={helpId}
        // touching the handle moves the item instead of scrolling the page
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
    </DragHandle>
  );
});
Handle.displayName = 'Handle';

const DragHandle = SortableHandle<{ children: ReactNode }>(
  ({ children }: { children: ReactNode }) => <>{children}</>,
);
