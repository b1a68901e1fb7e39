import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, type ReactNode, type Ref } from 'react';
import { SortableContainer, SortableElement } from 'react-sortable-hoc';
import { Handle, helperClass, type Sorting, useSorting } from './useSorting.tsx';

interface Props<Item> extends Sorting<Item> {
  /** Accessible name of the list. */
  label: string;
  /**
   * Renders an item; `handle` is the button that moves it. If the function keeps its identity, only
   * items that have changed or moved rerender.
   */
  renderItem: (item: Item, handle: ReactNode, index: number) => ReactNode;
  /** A single column by default. */
  layout?: 'list' | 'grid';
  sx?: SxProps<Theme>;
}

/** A list that the user sorts; see {@link useSorting}. */
export const SortableList = <Item,>({ label, renderItem, layout, sx, ...sorting }: Props<Item>) => {
  const { items, keyOf, nameOf } = sorting;
  const { helpId, announcer, container } = useSorting<Item, HTMLUListElement>(sorting);
  return (
    <>
      <Area {...container} label={label} sx={sx} axis={layout === 'grid' ? 'xy' : 'y'}>
        {items.map((item, index) => (
          <Entry
            key={keyOf(item)}
            id={keyOf(item)}
            item={item}
            name={nameOf(item)}
            index={index}
            count={items.length}
            helpId={helpId}
            render={renderItem as EntryProps['render']}
          />
        ))}
      </Area>
      {announcer}
    </>
  );
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

interface EntryProps {
  id: string;
  item: unknown;
  name: string;
  index: number;
  count: number;
  helpId: string;
  render: (item: unknown, handle: ReactNode, index: number) => ReactNode;
}

const Entry = memo(({ item, render, ...place }: EntryProps) => (
  <Place index={place.index}>{render(item, <Handle {...place} />, place.index)}</Place>
));
Entry.displayName = 'Entry';

const Place = SortableElement<{ children: ReactNode }>(({ children }: { children: ReactNode }) => (
  <li>{children}</li>
));
