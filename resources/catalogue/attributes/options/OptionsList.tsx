import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { visuallyHidden } from '@mui/utils';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { rowsToRender } from '#ui/list/virtualRows.ts';
import { OptionItem } from './OptionItem.tsx';
import { beforeAt, reordered } from './order.ts';
import { type Drag, useDragOrder } from './useDragOrder.ts';
import type { ListedOption } from './useOptions.ts';

interface Props {
  options: readonly ListedOption[];
  selected: ReadonlySet<string>;
  /** Whether users can sort the list; they can only sort the unfiltered list. */
  isSortable: boolean;
  onToggle: (id: string, withRange: boolean) => void;
  onMove: (ids: ReadonlySet<string>, index: number) => void;
  onEdit: (option: ListedOption) => void;
  onMenu: (option: ListedOption, anchor: HTMLElement) => void;
}

const rowHeight = 56;
const overscan = 6;

/** Renders only the visible options; empty space stands in for the others. */
export const OptionsList = ({ options, selected, isSortable, onMove, ...actions }: Props) => {
  const translate = useText();
  const helpId = useId();
  const [area, setArea] = useState<HTMLElement | null>(null);
  const { drag, said, handlers } = useDragOrder({
    list: options,
    selected,
    rowHeight,
    area,
    onMove,
  });
  const shown = useMemo(
    () => (drag ? reordered(options, drag.ids, beforeAt(options, drag.ids, drag.index)) : options),
    [options, drag],
  );
  const { focused, onFocus } = useFocusedOption(shown);
  const virtualizer = useVirtualizer({
    count: shown.length,
    overscan,
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index]?.id ?? index,
    getScrollElement: () => area,
    rangeExtractor: (range) => rowsToRender(range, focused),
    useFlushSync: false,
  });
  useScrollToDragged(drag, virtualizer.scrollToIndex);
  useRestoreHandleFocus(area, drag);
  return (
    <>
      <Box ref={setArea} data-dragging={drag ? true : undefined} sx={listStyles}>
        <ul
          aria-label={translate('resources.collections/attributes.options.list')}
          onFocus={onFocus}
          {...(isSortable && handlers)}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const option = shown[index];
            return (
              option && (
                <OptionItem
                  key={option.id}
                  option={option}
                  index={index}
                  count={shown.length}
                  top={start}
                  isSelected={selected.has(option.id)}
                  isLifted={drag?.ids.has(option.id) ?? false}
                  isSortable={isSortable}
                  helpId={helpId}
                  {...actions}
                />
              )
            );
          })}
        </ul>
      </Box>
      <Box id={helpId} sx={visuallyHidden}>
        {translate('sortable.help')}
      </Box>
      <Box aria-live="assertive" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
};

/**
 * Keeps the option that last had the focus rendered after it scrolls out of view, because a closing
 * dialog may return the focus to it.
 */
const useFocusedOption = (options: readonly ListedOption[]) => {
  const [id, setId] = useState<string>();
  const focused = useMemo(
    () => (id === undefined ? -1 : options.findIndex((option) => option.id === id)),
    [options, id],
  );
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('li[data-option]');
    if (row) setId(row.dataset.option);
  };
  return { focused, onFocus };
};

/** Scrolls to the option that the user moves with the keyboard. */
const useScrollToDragged = (drag: Drag | null, scrollToIndex: (index: number) => void) => {
  const index = drag?.by === 'keyboard' ? drag.index : null;
  const scroll = useRef(scrollToIndex);
  scroll.current = scrollToIndex;
  useEffect(() => {
    if (index !== null) scroll.current(index);
  }, [index]);
};

/** Returns the focus to the handle, because an element loses the focus when it moves in the DOM. */
const useRestoreHandleFocus = (area: HTMLElement | null, drag: Drag | null) => {
  const handle = useRef<string>(undefined);
  const isKeyboard = drag?.by === 'keyboard';
  const active = document.activeElement;
  if (isKeyboard && active instanceof HTMLElement && active.dataset.handle) {
    handle.current = active.dataset.handle;
  }
  useLayoutEffect(() => {
    if (!isKeyboard || !handle.current) return;
    const wanted = area?.querySelector<HTMLElement>(`[data-handle="${handle.current}"]`);
    if (wanted && document.activeElement !== wanted) wanted.focus({ preventScroll: true });
  });
};

/** Styles the whole list in one rule set, because styling each row is slow for long lists. */
const listStyles = ({ palette, spacing, typography, shape }: Theme): SystemStyleObject<Theme> => ({
  maxHeight: 640,
  overflow: 'auto',
  contain: 'content',
  position: 'relative',
  '& ul': { listStyle: 'none', m: 0, p: 0, position: 'relative' },
  '& li': {
    position: 'absolute',
    insetInline: 0,
    height: rowHeight,
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    pl: 1,
    pr: 1,
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    ...typography.body2,
  },
  '& li:hover': {
    backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
  '& li[data-selected]': {
    backgroundImage: `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
  },
  '& li[data-lifted]': {
    zIndex: 1,
    backgroundImage: `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
    boxShadow: `inset 3px 0 0 ${palette.primary.main}`,
  },
  '& .select-box': { display: 'inline-flex', p: 1, cursor: 'pointer' },
  '& .select-box input': {
    width: 18,
    height: 18,
    m: 0,
    cursor: 'inherit',
    accentColor: palette.primary.main,
  },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    p: 0.75,
    borderRadius: `${shape.borderRadius}px`,
    cursor: 'pointer',
    display: 'inline-flex',
  },
  '& button:focus-visible': { outlineOffset: -2 },
  '& .handle': { cursor: 'grab', touchAction: 'none', color: palette.text.secondary },
  '& .handle[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.4 },
  '&[data-dragging] .handle': { cursor: 'grabbing' },
  '& .place': {
    flex: 'none',
    width: spacing(5.5),
    textAlign: 'right',
    color: palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .swatch': { flex: 'none', width: 28, height: 28 },
  '& .text': { flex: 1, minWidth: 0, overflow: 'hidden' },
  '& .name': {
    display: 'block',
    maxWidth: '100%',
    px: 0.5,
    py: 0.25,
    fontWeight: 560,
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .name:hover': { textDecoration: 'underline' },
  '& .description': {
    px: 0.5,
    color: palette.text.secondary,
    fontSize: '0.8125rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .usage': { flex: 'none', color: palette.text.secondary, whiteSpace: 'nowrap' },
});
