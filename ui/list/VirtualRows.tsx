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

/** Renders the visible rows; the others are empty space. */
const VirtualRows = ({ rows, columns, selected, onToggle, area }: Props) => {
  const { focused, onFocus } = useFocusedRow(rows);
  const height = useRef<number>(undefined);
  const virtualizer = useVirtualizer({
    count: rows.length,
    overscan,
    // rows of a list are similar, so the first one predicts all
    estimateSize: () => height.current ?? guessedHeight,
    measureElement: (row) => {
      // a fraction more or less than predicted would be scrolled away, which ends what End began
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

// more cells than the columns would take up table width
const Gap = ({ height, columns }: { height: number; columns: number }) => (
  <tr aria-hidden className="gap">
    <td colSpan={columns} style={{ height }} />
  </tr>
);

/**
 * The row focused last. It stays rendered when the focus leaves the table, because a menu or dialog
 * opened from it belongs to it.
 */
const useFocusedRow = (rows: readonly RaRecord[]) => {
  const [id, setId] = useState<Identifier>();
  const focused = useMemo(
    () => (id === undefined ? -1 : rows.findIndex((row) => row.id === id)),
    [rows, id],
  );
  const onFocus = (event: FocusEvent) => {
    // null inside a row's menu, which is rendered elsewhere
    const row = event.target.closest<HTMLElement>('tr[data-index]');
    if (row) setId(rows[Number(row.dataset.index)]?.id);
  };
  return { focused, onFocus };
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default VirtualRows;
