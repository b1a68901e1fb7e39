import { useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { TableColumn } from './columns.ts';
import { type RowProps, TableRow } from './TableRow.tsx';
import { rowsToRender, withGaps } from './virtualRows.ts';

interface Props {
  rows: readonly RaRecord[];
  columns: readonly TableColumn[];
  selected: ReadonlySet<Identifier>;
  onToggle: RowProps['onToggle'];
  area: HTMLElement | null;
}

const overscan = 4;
const guessedHeight = 100;

/** Renders only the visible rows; empty rows fill the space of the others. */
const VirtualRows = ({ rows, columns, selected, onToggle, area }: Props) => {
  const { focused, onFocus } = useFocusedRow(rows);
  const height = useRef<number>(undefined);
  const virtualizer = useVirtualizer({
    count: rows.length,
    overscan,
    // the rows of a list have similar heights, so the first one is used to estimate all
    estimateSize: () => height.current ?? guessedHeight,
    measureElement: (row) => {
      // rounded, because correcting a fraction of a pixel would scroll and so interrupt scrolling
      // to the end
      const measured = Math.round(row.getBoundingClientRect().height);
      height.current ??= measured;
      return measured;
    },
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    getScrollElement: () => area,
    rangeExtractor: useCallback((range) => rowsToRender(range, focused), [focused]),
    useFlushSync: false,
  });
  const columnCount = columns.length + (onToggle ? 1 : 0);
  const parts = withGaps(virtualizer.getVirtualItems(), rows.length, virtualizer.getTotalSize());
  return (
    <tbody onFocus={onFocus}>
      {parts.map((part) => {
        if (part.kind === 'gap') {
          return <Gap key={`gap ${part.index}`} height={part.height} columns={columnCount} />;
        }
        const record = rows[part.index];
        return (
          record && (
            <TableRow
              key={record.id}
              record={record}
              index={part.index}
              columns={columns}
              isSelected={selected.has(record.id)}
              onToggle={onToggle}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
    </tbody>
  );
};

// one cell, because more cells than columns would take up table width
const Gap = ({ height, columns }: { height: number; columns: number }) => (
  <tr aria-hidden className="gap">
    <td colSpan={columns} style={{ height }} />
  </tr>
);

/**
 * Tracks the last focused row. It stays rendered after the focus has left the table, because an
 * open menu or dialog may belong to it.
 */
const useFocusedRow = (rows: readonly RaRecord[]) => {
  const [id, setId] = useState<Identifier>();
  const focused = useMemo(
    () => (id === undefined ? -1 : rows.findIndex((row) => row.id === id)),
    [rows, id],
  );
  const onFocus = (event: FocusEvent) => {
    // null inside a row's menu, which is rendered outside the table
    const row = event.target.closest<HTMLElement>('tr[data-index]');
    if (row) setId(rows[Number(row.dataset.index)]?.id);
  };
  return { focused, onFocus };
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default VirtualRows;
