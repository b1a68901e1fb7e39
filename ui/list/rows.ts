import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Identifier, RaRecord } from 'react-admin';
import type { TableColumn } from './columns.ts';
import type { RowProps } from './TableRow.tsx';

/** The call that takes a whole list in its order. */
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
