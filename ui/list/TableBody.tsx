import { Suspense, useCallback, useMemo, useRef } from 'react';
import {
  type Identifier,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useListContext,
} from 'react-admin';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { TableColumn } from './columns.ts';
import type { OrderDocument, RowsProps } from './rows.ts';
import { type RowProps, TableRow } from './TableRow.tsx';

interface Props {
  columns: readonly TableColumn[];
  /** The scrolling element. */
  area: HTMLElement | null;
  /**
   * The mutation that saves the row order; enables dragging while the table is sorted by position.
   */
  order?: OrderDocument | undefined;
}

/** Up to this number, all rows are rendered, so that the browser's text search finds them. */
export const fullUpTo = 100;

export const TableBody = ({ columns, area, order }: Props) => {
  const rows: RaRecord[] = useDataTableDataContext() ?? [];
  const selectedIds = useDataTableSelectedIdsContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const onToggle = useToggle();
  const selected = useMemo(() => new Set<Identifier>(selectedIds), [selectedIds]);
  const common = { columns, selected, onToggle: hasBulkActions ? onToggle : undefined };
  const first = <AllRows rows={rows.slice(0, fullUpTo)} {...common} />;
  const isInOrder = useIsInOrder();
  if (order && isInOrder && rows.length > 1 && rows.length <= fullUpTo) {
    return (
      <Suspense fallback={first}>
        <OrderedRows rows={rows} area={area} order={order} {...common} />
      </Suspense>
    );
  }
  if (rows.length <= fullUpTo) return first;
  return (
    <Suspense fallback={first}>
      <VirtualRows rows={rows} area={area} {...common} />
    </Suspense>
  );
};

/** Whether the list is unfiltered and sorted by position. */
const useIsInOrder = (): boolean => {
  const { sort, filterValues, isPlaceholderData } = useListContext();
  const isFiltered = Object.values(filterValues).some((value) => value !== undefined);
  return sort.field === 'sortIndex' && sort.order === 'ASC' && !isFiltered && !isPlaceholderData;
};

/** Selects a row, but ignores clicks on outdated rows while others are loading. */
const useToggle = (): NonNullable<RowProps['onToggle']> => {
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { isPlaceholderData } = useListContext();
  // a ref, because a new function would rerender all rows
  const areOld = useRef(false);
  areOld.current = Boolean(isPlaceholderData);
  return useCallback(
    (id, event) => {
      if (!areOld.current) handleToggleItem?.(id, event);
    },
    [handleToggleItem],
  );
};

const AllRows = ({ rows, columns, selected, onToggle }: RowsProps) => (
  <tbody>
    {rows.map((record, index) => (
      <TableRow
        key={record.id}
        record={record}
        index={index}
        columns={columns}
        isSelected={selected.has(record.id)}
        onToggle={onToggle}
      />
    ))}
  </tbody>
);

// lazy, because only long lists need the virtualisation library
const VirtualRows = lazyPart(() => import('./VirtualRows.tsx'), AllRows);

// lazy, because only sortable tables need the drag-and-drop library
const OrderedRows = lazyPart(() => import('#ui/sortable/OrderedRows.tsx'), AllRows);
