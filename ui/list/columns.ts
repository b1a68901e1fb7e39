import { createElement, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListChoices } from '#providers/listChoices.ts';
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
  /**
   * The column's place on a card. A `fact` stands below the name and needs no label; of the other
   * columns, the first ones fill up to two facts, with their labels. An `end` stands at the right
   * edge: one aligned to the right (an amount) beside the name, another one (a date) below it. A
   * `state` stands beside the state, such as a button.
   */
  onCard?: 'fact' | 'end' | 'state';
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
  /** Whether the user has chosen the width. */
  isWidthChosen?: boolean;
  /** The column's place on a card; undefined in a table. */
  place?: 'fact' | 'end' | 'state' | 'switch';
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
export const cellClass = ({ kind, stays, place }: TableColumn): string | undefined => {
  if (kind === 'actions') return 'stays actions';
  return place ?? (stays ? 'stays' : undefined);
};

/** The columns the user may hide and move: all except the row's name and menu. */
export const hideable = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.filter(({ kind }) => kind === 'data');

/** Whether a column is shown; `changed` lists the columns that the user has shown or hidden. */
export const isShown = (
  { source, isByChoice = false }: TableColumn,
  changed: readonly string[] = [],
): boolean => changed.includes(source) === isByChoice;

/** The columns in the user's order: the name first, the menu last. */
export const inOrder = (
  columns: readonly TableColumn[],
  order: readonly string[] = [],
): TableColumn[] => {
  const rankOf = ({ kind, source }: TableColumn) => {
    if (kind === 'name') return -1;
    const rank = order.indexOf(source);
    return kind === 'actions' || rank < 0 ? order.length : rank;
  };
  return columns.toSorted((one, other) => rankOf(one) - rankOf(other));
};

/** Whether the rows are shown as cards instead of as a table. */
export const cardWidth = 600;

const selectWidths = { comfortable: 48, compact: 40 } as const;

interface Room {
  /** Width of the table's place in pixels. */
  width: number;
  canSelect: boolean;
  density: keyof typeof selectWidths;
}

/**
 * The visible columns, each with the columns shown inside its cells. A table that is too narrow
 * moves one column after the other beneath the one that it names, until the rest fits.
 */
export const arranged = (
  columns: readonly TableColumn[],
  { changed, order, widths = {} }: ListChoices,
  room: Room,
): TableColumn[] => {
  const all = inOrder(columns, order)
    .filter((column) => column.kind !== 'data' || isShown(column, changed))
    .map((column) => {
      const chosen = widths[column.source];
      return chosen ? { ...column, width: chosen, isWidthChosen: true } : column;
    });
  const known = new Set(all.map(({ source }) => source));
  const hosts = new Map<string, string>();
  const stack = ({ source }: TableColumn, host: string | undefined) => {
    if (host && known.has(host)) hosts.set(source, host);
  };
  for (const column of all) stack(column, column.beneath);
  const place = () => all.filter(({ source }) => !hosts.has(source));
  for (;;) {
    const lacking = neededWidth(place(), room) - room.width;
    const movable = place().filter(
      ({ source, beneathIfNarrow: host, isWidthChosen }) =>
        host && host !== source && known.has(host) && !isWidthChosen,
    );
    // one that is enough, so that the others stay
    const enough = movable.find(({ width = flexibleWidth.data }) => width >= lacking);
    const next = enough ?? movable[0];
    if (lacking <= 0 || !next) break;
    stack(next, next.beneathIfNarrow);
  }
  const rootOf = (source: string): string => rootOrSelf(hosts, source);
  return place().map((column) => {
    const below = all.filter(
      ({ source }) => source !== column.source && rootOf(source) === column.source,
    );
    return below.length > 0 ? { ...column, below } : column;
  });
};

/** The column in whose cells a column is shown, which may itself be inside another one's. */
const rootOrSelf = (hosts: ReadonlyMap<string, string>, source: string): string => {
  const host = hosts.get(source);
  return host === undefined ? source : rootOrSelf(hosts, host);
};

const stateSources = ['status', 'state'];
const switchSources = ['isActive', 'isPublished'];

/** The columns of a card: the name, two facts, the ends, the states and the menu. */
export const onCards = (
  columns: readonly TableColumn[],
  { changed, order }: ListChoices,
): TableColumn[] => {
  const all = inOrder(columns, order).filter(
    (column) => column.kind !== 'data' || isShown(column, changed),
  );
  const isSwitch = ({ source }: TableColumn) => switchSources.includes(source);
  const isState = (column: TableColumn) =>
    column.onCard === 'state' ||
    column.stays ||
    stateSources.includes(column.source) ||
    isSwitch(column);
  const others = all.filter((column) => column.kind === 'data' && !isState(column));
  const ends = others.filter(({ onCard }) => onCard === 'end');
  const chosen = others.filter(({ onCard }) => onCard === 'fact');
  const rest = others.filter(({ onCard }) => !onCard);
  const facts = [...chosen, ...rest.slice(0, Math.max(0, 2 - ends.length - chosen.length))];
  return all.flatMap((column) => {
    if (column.kind !== 'data') return [column];
    if (facts.includes(column)) return [{ ...column, place: 'fact' as const }];
    if (ends.includes(column)) return [{ ...column, place: 'end' as const }];
    const place = isSwitch(column) ? ('switch' as const) : ('state' as const);
    return isState(column) ? [{ ...column, place }] : [];
  });
};

const pictureWidths = { comfortable: 380, compact: 400 } as const;
const leastPictureWidth = 296;
const flexibleWidth = { name: 200, data: 160, actions: 0 };

/** The width at which every column has the room it should have. */
const neededWidth = (columns: readonly TableColumn[], { canSelect, density }: Room): number =>
  widthOf(columns, canSelect, density, pictureWidths[density]);

/**
 * The minimum width of the table; a narrower table scrolls sideways instead of squeezing its
 * columns.
 */
export const minWidthOf = (
  columns: readonly TableColumn[],
  canSelect: boolean,
  density: Room['density'] = 'comfortable',
): number => widthOf(columns, canSelect, density, leastPictureWidth);

const widthOf = (
  columns: readonly TableColumn[],
  canSelect: boolean,
  density: Room['density'],
  pictureWidth: number,
): number =>
  columns.reduce(
    (sum, { kind, width, hasPicture }) =>
      sum + (width ?? (hasPicture ? pictureWidth : flexibleWidth[kind])),
    canSelect ? selectWidths[density] : 0,
  );

export const selectWidth = (density: Room['density']): number => selectWidths[density];
