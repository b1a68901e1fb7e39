import { createElement, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { DateField } from '#ui/fields/DateField.tsx';
import { withoutFragments } from './withoutFragments.ts';

export interface ColumnProps<Row = RaRecord> {
  /**
   * The field of the column: provides its label, its sort order and, without `render` and children,
   * its content.
   */
  source: string;
  /** Message key that replaces the field's label. */
  label?: string;
  /** Width in pixels; columns without a width share the remaining space. */
  width?: number;
  align?: 'left' | 'right';
  disableSort?: boolean;
  /** Hidden by default; the user can show it. */
  isByChoice?: boolean;
  /** True if the column shows the row's image and so needs more space. */
  hasPicture?: boolean;
  /** Keeps the column visible at the right edge when the table scrolls sideways. */
  stays?: boolean;
  /**
   * Source of the visible column whose cells also contain this column's content, below their own.
   */
  beneath?: string;
  /** The same, but only if the table is too narrow for all columns. */
  beneathIfNarrow?: string;
  /** Sort direction of the first click. */
  sortByOrder?: 'ASC' | 'DESC';
  render?: (record: Row) => ReactNode;
  /** The content of a cell; reads the row from the record context. */
  children?: ReactNode;
}

/** A column of a `Table`. The table reads its props but never renders it. */
export const Column = <Row = RaRecord>(_props: ColumnProps<Row>): null => null;

/** The column with the row menus. */
export const ActionsColumn = (_props: { children: ReactNode }): null => null;

type UpdatedAtProps = Pick<ColumnProps, 'isByChoice' | 'sortByOrder'>;

/** The column with the date of a row's last change. */
export const UpdatedAtColumn = (_props: UpdatedAtProps): null => null;

/** A column as the table uses it; the first one contains the row's name. */
export interface TableColumn extends ColumnProps {
  kind: 'name' | 'data' | 'actions';
  /** Columns whose content is shown below the cell's own. */
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
  children: createElement(DateField, { source: 'updatedAt' }),
} as const;

/** Reads the columns from a table's children. */
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

/** The CSS class of a column's cells. */
export const cellClass = ({ kind, stays }: TableColumn): string | undefined => {
  if (kind === 'actions') return 'stays actions';
  return stays ? 'stays' : undefined;
};

/** The columns the user may hide: all except the row's name and menu. */
export const hideable = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.filter(({ kind }) => kind === 'data');

/** Whether a column is shown; `changed` lists the columns that the user has shown or hidden. */
export const isShown = (
  { source, isByChoice = false }: TableColumn,
  changed: readonly string[],
): boolean => changed.includes(source) === isByChoice;

/** The visible columns, each with the columns shown inside its cells. */
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

/**
 * The minimum width of the table; a narrower table scrolls sideways instead of squeezing its
 * columns.
 */
export const minWidthOf = (columns: readonly TableColumn[], canSelect: boolean): number =>
  columns.reduce(
    (sum, { kind, width, hasPicture }) =>
      sum + (width ?? (hasPicture ? pictureWidth : flexibleWidth[kind])),
    canSelect ? selectWidth : 0,
  );
