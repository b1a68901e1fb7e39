import {
  type Identifier,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
} from 'ra-core';
import { useMemo } from 'react';
import type { TableColumn } from './columns.ts';
import { TableRow } from './TableRow.tsx';
import { VirtualRows } from './VirtualRows.tsx';

interface Props {
  columns: readonly TableColumn[];
  /** The element that scrolls. */
  area: HTMLElement | null;
}

/** Up to this many, all rows are there, so that the browser's search finds them. */
const fullUpTo = 100;

export const TableBody = ({ columns, area }: Props) => {
  const rows: RaRecord[] = useDataTableDataContext() ?? [];
  const selectedIds = useDataTableSelectedIdsContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selected = useMemo(() => new Set<Identifier>(selectedIds), [selectedIds]);
  const onToggle = hasBulkActions ? handleToggleItem : undefined;
  if (rows.length > fullUpTo) {
    return <VirtualRows {...{ rows, columns, selected, onToggle, area }} />;
  }
  return (
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
};
