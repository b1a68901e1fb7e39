import { createElement, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { DateField } from '#ui/fields/DateField.tsx';
import { withoutFragments } from './withoutFragments.ts';

export interface ColumnProps<Row = RaRecord> {
  /** The field: its label, its sort order and, without `render` and children, its content. */
  source: string;
  /** Message key that replaces the field's label. */
  label?: string;
  /** In pixels. Columns without it share the rest of the width. */
  width?: number;
  align?: 'left' | 'right';
  disableSort?: boolean;
  /** Hidden until the user chooses it. */
  isByChoice?: boolean;
  /** Shows the row's image, so it needs more room. */
  hasPicture?: boolean;
  /** Sticks to the right edge when the table is wider than the screen. */
  stays?: boolean;
  /** Source of the column whose cells also show this one below, while that column is shown. */
  beneath?: string;
  /** The same, only where the table has too little room for all columns. */
  beneathIfNarrow?: string;
  /** The first sort order. */
  sortByOrder?: 'ASC' | 'DESC';
  render?: (record: Row) => ReactNode;
  /** Reads the row from the record context. */
  children?: ReactNode;
}

/** A column of a `Table`. The table reads its props; it is never rendered itself. */
export const Column = <Row = RaRecord>(_props: ColumnProps<Row>): null => null;

/** The column of row menus. */
export const ActionsColumn = (_props: { children: ReactNode }): null => null;

type UpdatedAtProps = Pick<ColumnProps, 'isByChoice' | 'sortByOrder'>;

/** The column of when a row was last changed. */
export const UpdatedAtColumn = (_props: UpdatedAtProps): null => null;

/** A column as the table uses it; the first one names the row. */
export interface TableColumn extends ColumnProps {
  kind: 'name' | 'data' | 'actions';
  /** Columns shown below it in its cells. */
  below?: readonly TableColumn[];
}

const actions = {
  kind: 'actions',
  source: 'actions',
  width: 52,
  disableSort: true,
} as const;

const updatedAt = {
  kind: 'data',
  source: 'updatedAt',
  width: 168,
  render: (row: RaRecord) => createElement(DateField, { value: row.updatedAt }),
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
    if (isValidElement<UpdatedAtProps>(child) && child.type === UpdatedAtColumn) {
      return { ...updatedAt, ...child.props };
    }
    throw new Error('The children of a table are its columns.');
  });

/** CSS class of a column's cells. */
export const cellClass = ({ kind, stays }: TableColumn): string | undefined => {
  if (kind === 'actions') return 'stays actions';
  return stays ? 'stays' : undefined;
};

/** Columns the user may hide: all but the row's name and menu. */
export const hideable = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.filter(({ kind }) => kind === 'data');

/** Whether a column is shown; `changed` are the sources of those that differ from the default. */
export const isShown = (
  { source, isByChoice = false }: TableColumn,
  changed: readonly string[],
): boolean => changed.includes(source) === isByChoice;

/** Columns that are shown, each with those beneath it. */
export const shown = (
  columns: readonly TableColumn[],
  changed: readonly string[],
  isNarrow = false,
): TableColumn[] => {
  const all = columns.filter((column) => column.kind !== 'data' || isShown(column, changed));
  const hostOf = ({ beneath, beneathIfNarrow }: TableColumn) =>
    (isNarrow && beneathIfNarrow) || beneath;
  const hasHost = (column: TableColumn) => all.some(({ source }) => source === hostOf(column));
  return all
    .filter((column) => !hasHost(column))
    .map((column) => {
      const below = all.filter((other) => hostOf(other) === column.source);
      return below.length > 0 ? { ...column, below } : column;
    });
};

export const selectWidth = 48;
const pictureWidth = 296;
const flexibleWidth = { name: 200, data: 160, actions: 0 };

/** The table's minimum width; on less it scrolls sideways instead of squeezing its columns. */
export const minWidthOf = (columns: readonly TableColumn[], canSelect: boolean): number =>
  columns.reduce(
    (sum, { kind, width, hasPicture }) =>
      sum + (width ?? (hasPicture ? pictureWidth : flexibleWidth[kind])),
    canSelect ? selectWidth : 0,
  );
