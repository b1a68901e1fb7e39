import type { Identifier, RaRecord } from 'react-admin';
import type { TableColumn } from './columns.ts';
import type { RowProps } from './TableRow.tsx';

export interface RowsProps {
  rows: readonly RaRecord[];
  /** The scrolling element. */
  area: HTMLElement | null;
  columns: readonly TableColumn[];
  selected: ReadonlySet<Identifier>;
  onToggle: RowProps['onToggle'];
}
