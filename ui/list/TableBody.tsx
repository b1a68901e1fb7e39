import { Suspense, useMemo } from 'react';
import {
  type Identifier,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
} from 'react-admin';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { TableColumn } from './columns.ts';
import { type RowProps, TableRow } from './TableRow.tsx';

interface Props {
  columns: readonly TableColumn[];
  /** The scrolling element. */
  area: HTMLElement | null;
}

/** Up to this many rows are all rendered, so the browser's search finds them. */
const fullUpTo = 100;

export const TableBody = ({ columns, area }: Props) => {
  const rows: RaRecord[] = useDataTableDataContext() ?? [];
  const selectedIds = useDataTableSelectedIdsContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selected = useMemo(() => new Set<Identifier>(selectedIds), [selectedIds]);
  const common = { columns, selected, onToggle: hasBulkActions ? handleToggleItem : undefined };
  const first = <AllRows rows={rows.slice(0, fullUpTo)} {...common} />;
  if (rows.length <= fullUpTo) return first;
  return (
    <Suspense fallback={first}>
      <VirtualRows rows={rows} area={area} {...common} />
    </Suspense>
  );
};

interface RowsProps {
  rows: readonly RaRecord[];
  columns: readonly TableColumn[];
  selected: ReadonlySet<Identifier>;
  onToggle: RowProps['onToggle'];
}

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

// with its library, which shorter lists do without
const VirtualRows = lazyPart(() => import('./VirtualRows.tsx'), AllRows);
