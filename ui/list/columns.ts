import type { RaRecord } from 'ra-core';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';

export interface ColumnProps<Row = RaRecord> {
  /** The field: its label, what is sorted by and, without `render` and children, what is shown. */
  source: string;
  /** A message key, where the field's own label would not do. */
  label?: string;
  /** In pixels. Columns without it share what is left of the table's width. */
  width?: number;
  align?: 'left' | 'right';
  disableSort?: boolean;
  /** Shows the row's picture, so it needs more room. */
  hasPicture?: boolean;
  /** Stays in sight at the right end when the table is wider than the screen. */
  stays?: boolean;
  /** The source of the column in whose cells it stands below, while that one is shown. */
  beneath?: string;
  /** The order that sorting begins with. */
  sortByOrder?: 'ASC' | 'DESC';
  render?: (record: Row) => ReactNode;
  /** Reads the row from the record context. */
  children?: ReactNode;
}

/** A column of a `Table`: the table reads its properties, it is never rendered itself. */
export const Column = <Row = RaRecord>(_props: ColumnProps<Row>): null => null;

/** The column of row menus. */
export const ActionsColumn = (_props: { children: ReactNode }): null => null;

/** A column as the table uses it; the first one names the row. */
export interface TableColumn extends ColumnProps {
  kind: 'name' | 'data' | 'actions';
  /** What stands below it in its cells. */
  below?: readonly TableColumn[];
}

const actions = {
  kind: 'actions',
  source: 'actions',
  width: 52,
  disableSort: true,
} as const;

/** The columns among a table's children. */
export const readColumns = (children: ReactNode): TableColumn[] =>
  withoutFragments(children).map((child, index) => {
    if (isValidElement<ColumnProps>(child) && child.type === Column) {
      return { ...child.props, kind: index === 0 ? 'name' : 'data' };
    }
    if (isValidElement<{ children: ReactNode }>(child) && child.type === ActionsColumn) {
      return { ...child.props, ...actions };
    }
    throw new Error('The children of a table are its columns.');
  });

const withoutFragments = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? withoutFragments(child.props.children)
      : [child],
  );

/** The class of a column's cells. */
export const cellClass = ({ kind, stays }: TableColumn): string | undefined => {
  if (kind === 'actions') return 'stays actions';
  return stays ? 'stays' : undefined;
};

/** The columns that somebody may hide: a row keeps its name and its menu. */
export const hideable = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.filter(({ kind }) => kind === 'data');

/** The columns that are not hidden, each with those that stand beneath it. */
export const shown = (
  columns: readonly TableColumn[],
  hidden: readonly string[],
): TableColumn[] => {
  const all = columns.filter(({ kind, source }) => kind !== 'data' || !hidden.includes(source));
  const hasHost = ({ beneath }: TableColumn) => all.some(({ source }) => source === beneath);
  return all
    .filter((column) => !hasHost(column))
    .map((column) => {
      const below = all.filter(({ beneath }) => beneath === column.source);
      return below.length > 0 ? { ...column, below } : column;
    });
};

export const selectWidth = 48;
const pictureWidth = 296;
const flexibleWidth = { name: 200, data: 160, actions: 0 };

/** What the table needs at least; narrower, it scrolls sideways instead of squeezing its columns. */
export const minWidthOf = (columns: readonly TableColumn[], canSelect: boolean): number =>
  columns.reduce(
    (sum, { kind, width, hasPicture }) =>
      sum + (width ?? (hasPicture ? pictureWidth : flexibleWidth[kind])),
    canSelect ? selectWidth : 0,
  );
