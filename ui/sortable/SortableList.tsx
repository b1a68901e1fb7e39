import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
  /** Names an item for whoever cannot see it. */
  nameOf: (item: Item) => string;
  /** The list's own name. */
  label: string;
  /** Indexes, from 0. */
  onMove: (from: number, to: number) => void;
  /** An item; `handle` is the button by which it is moved. */
  renderItem: (item: Item, handle: ReactNode, index: number) => ReactNode;
  /** One below the other unless it is a grid. */
  layout?: 'list' | 'grid';
  sx?: SxProps<Theme>;
}

const helperClass = 'sortable-helper';

/**
 * A list whose items are put into order by mouse, by touch, or by keyboard on their handle: Space
 * takes one up, the arrows move it, Space puts it down, Escape puts it back. All is told to a screen
 * reader. The library behind it stays behind it.
 */
export const SortableList = <Item,>({ items, keyOf, nameOf, onMove, ...props }: Props<Item>) => {
  const { label, renderItem, layout = 'list', sx } = props;
  const translate = useTranslate();
  const helpId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const refocus = useFocusAfterMove(list);
  const escapeKey = useEscapeKey();

  const say = (key: string, index: number, place: number) => {
    const item = items[index];
    if (!item) return;
    const name = nameOf(item);
    setSaid(translate(`sortable.${key}`, { name, position: place + 1, count: items.length }));
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
        // inside the list, hence inside a dialog that keeps the focus, and styled like the rest
        helperContainer={() => list.current ?? document.body}
        // the handle is a button, which the library takes for something else to click
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
      <Box aria-live="assertive" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
};

/** A moved element loses the focus; it gets it back once it stands in its new place. */
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
 * While an item is lifted, Escape means that item, not the dialog the list may be in. The library
 * listens last of all, so the key is taken first of all and handed to it alone.
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
    // a finger on it moves the item, not the page
    sx={{ cursor: 'grab', touchAction: 'none' }}
  >
    <DragIcon fontSize="small" />
  </IconButton>
));
