import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useAvailableHeight } from '#ui/list/useAvailableHeight.ts';
import { rowsToRender, withGaps } from '#ui/list/virtualRows.ts';
import { beside, type Leaving, type Place } from './area.ts';
import { type CellActions, SheetRow } from './SheetRow.tsx';
import { headHeight, rowHeight, sheetStyles, widths } from './sheetStyles.ts';
import { type SheetProps, useSheet } from './useSheet.ts';

interface Props extends SheetProps {
  label: string;
  /** A cell to select; each new object selects it again. */
  target: Place | null;
  noteOf: CellActions['noteOf'];
}

const overscan = 6;

/**
 * A grid of editable cells, used like a spreadsheet. Only the visible rows are rendered; the grid
 * itself has the focus, except while a cell is being edited.
 */
export const Sheet = ({ label, target, noteOf, ...props }: Props) => {
  const { rows, fields, drafts, texts } = props;
  const text = useText('resources.products/variations');
  const note = useText('variationGrid')('note');
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [table, setTable] = useState<HTMLElement | null>(null);
  const sheet = useSheet(props);
  const { active, area, typed, select, edit, stop, textAt } = sheet;
  const onSelect = useEvent(select);
  const onEdit = useEvent((place: Place) => edit(textAt(place)));
  const onCancel = useEvent(() => stop(null));
  const onDone = useEvent((place: Place, text: string, by: Leaving) =>
    stop(text, nextOf(by, place, sheet.size)),
  );
  const actions = useMemo(
    () => ({ onSelect, onEdit, onCancel, onDone, noteOf }),
    [onSelect, onEdit, onCancel, onDone, noteOf],
  );
  useAvailableHeight(place);
  const virtualizer = useVirtualizer({
    count: rows.length,
    overscan,
    estimateSize: () => rowHeight,
    getScrollElement: () => place,
    scrollPaddingStart: headHeight,
    rangeExtractor: useCallback((range) => rowsToRender(range, active.row), [active.row]),
    useFlushSync: false,
  });
  const { row: activeRow } = active;
  useEffect(() => {
    if (activeRow >= 0) virtualizer.scrollToIndex(activeRow);
  }, [virtualizer, activeRow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new target is selected
  useEffect(() => {
    if (!target) return;
    select(target);
    table?.focus();
  }, [target]);
  // the editor had the focus
  useEffect(() => {
    if (typed === null && document.activeElement === document.body) table?.focus();
  }, [typed, table]);
  const parts = withGaps(virtualizer.getVirtualItems(), rows.length, virtualizer.getTotalSize());
  const current = rows[active.row];
  const activeNote = current && noteOf(current, drafts.get(current.id));
  return (
    <>
      <Box ref={setPlace} sx={sheetStyles} data-readonly={props.isReadOnly || undefined}>
        <table
          ref={setTable}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-multiselectable
          aria-readonly={props.isReadOnly || undefined}
          aria-activedescendant={
            typed === null ? `${id}-${active.row}-${active.column}` : undefined
          }
          tabIndex={0}
          onKeyDown={sheet.onKeyDown}
          onPaste={sheet.onPaste}
          onCopy={sheet.onCopy}
        >
          <colgroup>
            {fields.map((field) => (
              <col key={field} style={{ width: widths[field] }} />
            ))}
            <col style={{ width: widths.note }} />
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {fields.map((field) => (
                <th key={field} scope="col" data-field={field}>
                  {text(`fields.${field}`)}
                </th>
              ))}
              <th scope="col">{note}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => {
              const { kind, index } = part;
              if (kind === 'gap') {
                return (
                  <tr key={`gap ${index}`} aria-hidden className="gap">
                    <td colSpan={fields.length + 1} style={{ height: part.height }} />
                  </tr>
                );
              }
              const row = rows[index];
              const isSelected = index >= area.top && index <= area.bottom;
              return (
                row && (
                  <SheetRow
                    key={row.id}
                    {...{ id, row, index, fields, texts, actions }}
                    draft={drafts.get(row.id)}
                    active={index === active.row ? active.column : null}
                    left={isSelected ? area.left : null}
                    right={isSelected ? area.right : null}
                    typed={index === active.row ? typed : null}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </Box>
      {activeNote && (
        <Typography variant="body2" sx={noteBelow}>
          {activeNote}
        </Typography>
      )}
    </>
  );
};

/** Where the grid scrolls sideways, the column of the notes may be out of sight. */
const noteBelow = {
  px: 2,
  pt: 1,
  color: 'text.secondary',
  '& strong': { fontWeight: 500, color: 'error.main' },
  '@container (min-width: 980px)': { display: 'none' },
} as const;

const nextOf = (by: Leaving, place: Place, size: { rows: number; columns: number }) => {
  if (by === 'stay') return null;
  if (by === 'down') return { ...place, row: Math.min(place.row + 1, size.rows - 1) };
  return beside(place, by === 'next' ? 1 : -1, size) ?? place;
};
