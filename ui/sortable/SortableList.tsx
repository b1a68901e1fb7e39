import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import {
  SortableContainer,
  SortableElement,
  SortableHandle,
  type SortEnd,
  type SortOver,
  type SortStart,
} from 'react-sortable-hoc';

interface Props<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Names an item for screen readers. */
  nameOf: (item: Item) => string;
  /** Accessible name of the list. */
  label: string;
  /** Indexes, counted from 0. */
  onMove: (from: number, to: number) => void;
  /** Renders an item; `handle` is the button that moves it. */
  renderItem: (item: Item, handle: ReactNode, index: number) => ReactNode;
  /** A single column unless it is a grid. */
  layout?: 'list' | 'grid';
  sx?: SxProps<Theme>;
}

const helperClass = 'sortable-helper';

/**
 * A list sorted by mouse, by touch, or by keyboard on an item's handle: Space picks it up, the
 * arrow keys move it, Space drops it, Escape cancels. Everything is announced to screen readers. No
 * other file uses the library.
 */
export const SortableList = <Item,>({ items, keyOf, nameOf, onMove, ...props }: Props<Item>) => {
  const { label, renderItem, layout = 'list', sx } = props;
  const translate = useTranslate();
  const helpId = useId();
  const list = useRef<HTMLUListElement>(null);
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

  return (
    <>
      <Area
        listRef={list}
        label={label}
        sx={sx}
        axis={layout === 'grid' ? 'xy' : 'y'}
        useDragHandle
        distance={4}
        helperClass={helperClass}
        // inside the list, and so inside a dialog that traps the focus, with the same styles
        helperContainer={() => list.current ?? document.body}
        // the library ignores buttons by default, and the handle is one
        shouldCancelStart={() => false}
        onSortStart={start}
        onSortOver={({ index, newIndex }: SortOver) => say('moved', index, newIndex)}
        onSortEnd={end}
      >
        {items.map((item, index) => (
          <Entry key={keyOf(item)} index={index}>
            {renderItem(
              item,
              <Handle
                id={keyOf(item)}
                helpId={helpId}
                label={translate('sortable.handle', {
                  name: nameOf(item),
                  position: index + 1,
                  count: items.length,
                })}
              />,
              index,
            )}
          </Entry>
        ))}
      </Area>
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

interface AreaProps {
  listRef: Ref<HTMLUListElement>;
  label: string;
  sx: SxProps<Theme> | undefined;
  children: ReactNode;
}

const Area = SortableContainer<AreaProps>(({ listRef, label, sx, children }: AreaProps) => (
  <Box
    component="ul"
    ref={listRef}
    aria-label={label}
    sx={[
      { listStyle: 'none', m: 0, p: 0 },
      { [`& > .${helperClass}`]: { zIndex: 1, boxShadow: 8, cursor: 'grabbing' } },
      ...(Array.isArray(sx) ? sx : [sx ?? {}]),
    ]}
  >
    {children}
  </Box>
));

const Entry = SortableElement<{ children: ReactNode }>(({ children }: { children: ReactNode }) => (
  <li>{children}</li>
));

interface HandleProps {
  id: string;
  helpId: string;
  label: string;
}

const Handle = SortableHandle<HandleProps>(({ id, helpId, label }: HandleProps) => (
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
));
