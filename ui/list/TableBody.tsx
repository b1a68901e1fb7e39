import { type ReactNode, Suspense, useCallback, useMemo, useRef } from 'react';
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
import type { RowsProps } from './rows.ts';
import { type RowProps, TableRow } from './TableRow.tsx';

interface Props {
  columns: readonly TableColumn[];
  /** The scrolling element. */
  area: HTMLElement | null;
  renderRows?: ((props: RowsProps) => ReactNode) | undefined;
}

/** Up to this number, all rows are rendered, so that the browser's text search finds them. */
export const fullUpTo = 100;

export const TableBody = ({ columns, area, renderRows = AllRows }: Props) => {
  const rows: RaRecord[] = useDataTableDataContext() ?? [];
  const selectedIds = useDataTableSelectedIdsContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const onToggle = useToggle();
  const selected = useMemo(() => new Set<Identifier>(selectedIds), [selectedIds]);
  const onToggleRow = hasBulkActions ? onToggle : undefined;
  const shown = { rows, area, columns, selected, onToggle: onToggleRow };
  if (rows.length <= fullUpTo) return renderRows(shown);
  return (
    <Suspense fallback={<AllRows {...shown} rows={rows.slice(0, fullUpTo)} />}>
      <VirtualRows {...shown} />
    </Suspense>
  );
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
