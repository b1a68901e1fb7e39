import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { checkCell } from '#contract/rules/catalogue/variationRows.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useAvailableHeight } from '#ui/list/useAvailableHeight.ts';
import { rowsToRender, withGaps } from '#ui/list/virtualRows.ts';
import { type Area, beside, isInside, type Leaving, type Place } from './area.ts';
import { CellEditor } from './CellEditor.tsx';
import type { Draft, GridRow } from './drafts.ts';
import { headHeight, rowHeight, sheetStyles, widths } from './sheetStyles.ts';
import { type SheetProps, useSheet } from './useSheet.ts';

interface Props extends SheetProps {
  label: string;
  /** A cell to select; each new object selects it again. */
  target: Place | null;
  /** The note of a row, for example why it was not saved. */
  noteOf: (row: GridRow) => ReactNode;
}

const overscan = 6;

/**
 * A grid of editable cells, used like a spreadsheet. Only the visible rows are rendered; the grid
 * itself has the focus, except while a cell is being edited.
 */
export const Sheet = ({ label, target, noteOf, ...props }: Props) => {
  const { rows, fields } = props;
  const text = useText('resources.products/variations');
  const note = useText('variationGrid')('note');
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [table, setTable] = useState<HTMLElement | null>(null);
  const sheet = useSheet(props);
  const { active, typed, select } = sheet;
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
  const cells = { ...props, sheet, id, noteOf };
  const activeNote = rows[active.row] && noteOf(rows[active.row] as GridRow);
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
              if (part.kind === 'gap') {
                return (
                  <tr key={`gap ${part.index}`} aria-hidden className="gap">
                    <td colSpan={fields.length + 1} style={{ height: part.height }} />
                  </tr>
                );
              }
              const row = rows[part.index];
              return row && <SheetRow key={row.id} {...cells} row={row} index={part.index} />;
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

interface RowProps extends Pick<Props, 'fields' | 'drafts' | 'texts' | 'noteOf'> {
  sheet: ReturnType<typeof useSheet>;
  id: string;
  row: GridRow;
  index: number;
}

const SheetRow = ({ fields, drafts, texts, sheet, id, row, index, noteOf }: RowProps) => {
  const text = useText('resources.products/variations');
  const { active, area, typed, select, edit, stop, textAt } = sheet;
  return (
    <tr aria-rowindex={index + 2}>
      {fields.map((field, column) => {
        const cell = { row: index, column };
        const isActive = index === active.row && column === active.column;
        const isEdited = isActive && typed !== null;
        return (
          <td
            key={field}
            id={`${id}-${index}-${column}`}
            data-field={field}
            {...stateOf(drafts.get(row.id), field, cell, area, isActive)}
            onPointerDown={(event) => isEdited || select(cell, event.shiftKey)}
            onDoubleClick={() => isEdited || edit(textAt(cell))}
          >
            {isEdited ? (
              <CellEditor
                field={field}
                typed={typed}
                label={text(`fields.${field}`)}
                texts={texts}
                onCancel={() => stop(null)}
                onDone={(entered, by) => stop(entered, nextOf(by, cell, sheet.size))}
              />
            ) : (
              textAt(cell)
            )}
          </td>
        );
      })}
      <td className="note">
        <div>{noteOf(row)}</div>
      </td>
    </tr>
  );
};

/** The state of a cell, for its styles and for screen readers. */
const stateOf = (
  draft: Draft | undefined,
  field: keyof Draft['values'],
  place: Place,
  area: Area,
  isActive: boolean,
) => {
  const value = draft?.values[field];
  const isUnsaved = value !== undefined;
  const isInvalid = isUnsaved && !checkCell(field, value).ok;
  const isSelected = isInside(place, area);
  return {
    'aria-selected': isSelected,
    'aria-invalid': isInvalid || undefined,
    'data-unsaved': isUnsaved || undefined,
    'data-active': isActive || undefined,
  };
};

const nextOf = (by: Leaving, place: Place, size: { rows: number; columns: number }) => {
  if (by === 'stay') return null;
  if (by === 'down') return { ...place, row: Math.min(place.row + 1, size.rows - 1) };
  return beside(place, by === 'next' ? 1 : -1, size) ?? place;
};
