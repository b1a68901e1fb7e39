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
  /** Names an item for screen readers. */
  nameOf: (item: Item) => string;
  /** Indexes, counted from 0. */
  onMove: (from: number, to: number) => void;
}

export const helperClass = 'sortable-helper';

/**
 * What sorts by mouse, by touch, or by keyboard on an item's handle: Space picks it up, the arrow keys
 * move it, Space drops it, Escape cancels. Everything is announced to screen readers, by `announcer`,
 * which stands beside the list. No other folder uses the library.
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
    // not a state, which would render all items at each step of a drag
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
      // inside the list, and so inside a dialog that traps the focus, with the same styles
      helperContainer: () => list.current ?? document.body,
      // the library ignores buttons by default, and the handle is one
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

/** A moved element loses the focus; this restores it at the new place. */
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
 * While an item is picked up, Escape cancels the move rather than closing a surrounding dialog. The
 * library listens last, so the key is caught first and handed to it alone.
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
        // touching it moves the item, not the page
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
