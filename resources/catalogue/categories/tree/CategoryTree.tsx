import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useId, useState } from 'react';
import { useEvent } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { Place } from '#resources/catalogue/categories/move/places.ts';
import { useDrag } from '#resources/catalogue/categories/move/useDrag.ts';
import { useKeyboardDrag } from '#resources/catalogue/categories/move/useKeyboardDrag.ts';
import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import { pathText, type TreeIndex } from '#ui/tree/treeIndex.ts';
import type { VirtualTreeState } from '#ui/tree/useVirtualTree.ts';
import { VirtualTree } from '#ui/tree/VirtualTree.tsx';
import { CategoryTreeItem } from './CategoryTreeItem.tsx';
import { categoryTreeStyles } from './categoryTreeStyles.ts';
import type { Destination } from './rows.ts';

interface Props {
  state: VirtualTreeState;
  /** The tree as displayed, filtered by the search. */
  index: TreeIndex;
  byId: ReadonlyMap<string, CategoryRow>;
  searched: string;
  chosen: string | null;
  renaming: string | null;
  onChoose: (id: string) => void;
  onMenu: (id: string, anchor: HTMLElement) => void;
  onRename: (id: string | null) => void;
  onRenamed: (id: string, name: string) => void;
  onMove: (id: string, destination: Destination) => void;
  onDelete: (id: string) => void;
}

const messages = 'resources.collections/categories';

/** The category tree. Users select, rename and move categories by mouse, touch and keyboard. */
export const CategoryTree = ({ state, index, byId, searched, chosen, renaming, ...on }: Props) => {
  const translate = useText();
  const helpId = useId();
  const { shown, scrollTo } = state;
  const { said, say } = useAnnouncement(index);
  const drop = (id: string, { parentId, beforeId }: Place) => on.onMove(id, { parentId, beforeId });
  const lift = useKeyboardDrag({ index, shown, scrollTo, onDrop: drop, onSay: say });
  const drag = useDrag({ index, state, onDrop: drop });
  const moving = drag.dragged ?? lift.lifted;
  const place = drag.dragged ? drag.place : lift.place;

  const choose = useEvent(on.onChoose);
  const openMenu = useEvent(on.onMenu);
  const endRenaming = useEvent((id: string, name: string | null, byKey: boolean) => {
    on.onRename(null);
    if (name !== null) on.onRenamed(id, name);
    if (byKey) state.tree.updateDomFocus();
  });
  const onKey = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (target.getAttribute('role') !== 'treeitem') return;
    const id = target.dataset.id ?? '';
    const isTaken =
      lift.onKey(event) || keysOf({ ...on, lift: lift.lift, menu: openMenu })(event, id, target);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <VirtualTree
        label={translate(`${messages}.name`, 2)}
        describedBy={helpId}
        state={state}
        onKey={onKey}
        handlers={{ ...drag.handlers, onBlur: lift.cancel }}
        sx={[categoryTreeStyles]}
        renderRow={(row) => (
          <CategoryTreeItem
            key={row.node.id}
            {...row}
            rowHeight={state.rowHeight}
            category={byId.get(row.node.id) as CategoryRow}
            searched={searched}
            isChosen={row.node.id === chosen}
            isMoving={row.node.id === moving}
            isRenaming={row.node.id === renaming}
            onChoose={choose}
            onMenu={openMenu}
            onRenamed={endRenaming}
          />
        )}
      >
        {moving && place && <PlaceMark place={place} rowHeight={state.rowHeight} />}
      </VirtualTree>
      <Box id={helpId} sx={visuallyHidden}>
        {translate(`${messages}.keys`)}
      </Box>
      <Box aria-live="assertive" sx={visuallyHidden}>
        {said}
      </Box>
      {drag.dragged && (
        <Portal>
          <Box
            ref={drag.ghost}
            aria-hidden
            data-nowhere={place ? undefined : true}
            sx={ghostStyles}
          >
            {byId.get(drag.dragged)?.name}
          </Box>
        </Portal>
      )}
    </>
  );
};

const ghostStyles = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 'tooltip',
  maxWidth: 280,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  boxShadow: 8,
  typography: 'body2',
  fontWeight: 560,
  pointerEvents: 'none',
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
  // the pointer is over an invalid drop target
  '&[data-nowhere]': { backgroundColor: 'text.secondary', color: 'background.paper' },
} as const;

const PlaceMark = ({ place, rowHeight }: { place: Place; rowHeight: number }) => (
  <div
    className="place"
    data-edge={place.edge}
    aria-hidden
    style={
      {
        height: place.edge === 'inside' ? rowHeight : undefined,
        transform: `translateY(${(place.row + (place.edge === 'below' ? 1 : 0)) * rowHeight}px)`,
        '--level': place.level,
      } as object
    }
  />
);

interface KeyActions extends Pick<Props, 'onChoose' | 'onRename' | 'onDelete'> {
  lift: (id: string) => void;
  menu: (id: string, anchor: HTMLElement) => void;
}

/** Returns a key handler for the focused category; the handler returns whether it did anything. */
const keysOf =
  ({ onChoose, onRename, onDelete, lift, menu }: KeyActions) =>
  ({ key, shiftKey }: KeyboardEvent, id: string, row: HTMLElement): boolean => {
    if (key === 'Enter') onChoose(id);
    else if (key === ' ') lift(id);
    else if (key === 'F2') onRename(id);
    else if (key === 'Delete') onDelete(id);
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) menu(id, row);
    else return false;
    return true;
  };

/** Announces the moves of a category to screen readers. */
const useAnnouncement = (index: TreeIndex) => {
  const translate = useText();
  const [said, setSaid] = useState('');
  const nameOf = (id: string | null) => (id === null ? '' : index.places.get(id)?.node.name);
  const say = (what: string, id: string, { parentId, beforeId }: Place) => {
    const where = translate(`${messages}.place.${beforeId === null ? 'last' : 'before'}`, {
      parent: parentId === null ? translate(`${messages}.top`) : pathText(index, parentId),
      before: nameOf(beforeId),
    });
    setSaid(translate(`${messages}.said.${what}`, { name: nameOf(id), place: where }));
  };
  return { said, say };
};
