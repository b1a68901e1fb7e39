import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Identifier, RaRecord } from 'react-admin';
import type { TableColumn } from './columns.ts';
import type { RowProps } from './TableRow.tsx';

/** A mutation that saves the complete order of a list. */
export type OrderDocument = TypedDocumentNode<
  unknown,
  { items: { id: string; sortIndex: number }[] }
>;

export interface RowsProps {
  rows: readonly RaRecord[];
  columns: readonly TableColumn[];
  selected: ReadonlySet<Identifier>;
  onToggle: RowProps['onToggle'];
}
