import type { RawBuilder, Selectable } from 'kysely';
import type { GenericSchema } from 'valibot';
import type { Area } from '#contract/generated/schema.ts';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import type { OwnerColumn } from '#server/db/owner.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Children } from './children.ts';
import type { Read } from './states.ts';
import type { Writing } from './write.ts';

/** The names of the fields that were asked for, of the record or of what is below it at a path. */
export type Asked = (...path: string[]) => ReadonlySet<string>;

/** What somebody does with a record: reads it, edits it, or decides about it (status, order, deletion). */
export type Right = 'see' | 'edit' | 'manage';

/** What the version of an edit is held against. */
export interface Versioned {
  version?: number | null | undefined;
}

/**
 * An entity, said once: the functions of this folder read, write, delete, order, restore and export
 * its records. Expressions speak of its table as `t`. The table has `id`, `version`, `created_at` and
 * `updated_at`, which nobody has to name.
 */
export interface Entity<Row, Filter extends ListFilter, Input extends Versioned> {
  /** What one of them is called in history and operations, such as `attributeGroup`. */
  name: string;
  /** What several are called in operations and jobs, such as `attributeGroups`. */
  plural: string;
  /** Its row of the access table. */
  area: Area;
  table: keyof DB;
  /** The column that says what a record is called; `name` unless given. */
  label?: string;
  input: GenericSchema<unknown, Input>;
  query: GenericSchema<unknown, Filter>;
  /** Fields of the input that are columns; `sortIndex` is written to and read from `sort_index`. */
  columns: readonly string[];
  /** All other fields, and columns that are read in another way; each is built when it is asked for. */
  fields: (asked: Asked, viewer: Viewer) => Readonly<Record<string, RawBuilder<unknown>>>;
  sorts: Readonly<Record<Filter['sort'], RawBuilder<unknown>>>;
  /** The condition of each filter that the list's query has beside `ids`. */
  filters: Filters<Filter>;
  /** Columns that the input does not name and that are read and recorded all the same, such as a status. */
  kept?: readonly string[];
  /** The columns that say whose a record is; without them it is everybody's who has the area. */
  owner?: readonly OwnerColumn[];
  /** Who has which right to a record, as a condition on `t`; the owner has all of them unless given. */
  rights?: (viewer: Viewer, right: Right) => RawBuilder<unknown>;
  /** Rows of other tables that are written and recorded with the record, by their field. */
  children?: Readonly<Record<string, Children<unknown>>>;
  /** Columns of a new record that its input does not name. */
  created?: (writing: Writing, input: Input) => Readonly<Record<string, unknown>>;
  /** Refuses what only the database can tell; a record's id is given when it is there already. */
  check?: (writing: Writing, input: Input, id?: string) => Promise<void>;
  /** Selects `kind` and `id` of what uses the given ids, and `used`, the one of them it uses. */
  uses?: (given: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Why one that is used stays, as a message key. */
  inUse?: string;
  /** How the history tells the columns that are no plain values. */
  history?: Readonly<Record<string, Read>>;
  /** For the compiler alone: what the fields come to. */
  row?: Row;
}

type Filters<Filter> = {
  readonly [Name in Exclude<keyof Filter, keyof ListFilter>]-?: (
    value: NonNullable<Filter[Name]>,
    viewer: Viewer,
  ) => RawBuilder<unknown>;
};

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type ColumnOf<Table extends keyof DB> = Extract<keyof DB[Table], string>;

/** A column by its own name or by the one the API has for it: `sort_index` or `sortIndex`. */
type FieldOf<Table extends keyof DB> = ColumnOf<Table> | Camel<ColumnOf<Table>>;

type ValueOf<Table extends keyof DB, Field> = {
  [Column in ColumnOf<Table>]: Field extends Column | Camel<Column>
    ? Selectable<DB[Table]>[Column & keyof Selectable<DB[Table]>]
    : never;
}[ColumnOf<Table>];

interface Always {
  id: string;
  version: number;
  updatedAt: string;
}
type Built<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends RawBuilder<infer Value> ? Value : never;
};
type Below<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends Children<infer Value> ? Value : never;
};

/** `defineEntity` infers the type of a record from its columns, fields and children. */
export const defineEntity = <
  Table extends keyof DB,
  const Column extends FieldOf<Table>,
  Fields extends Record<string, RawBuilder<unknown>>,
  Filter extends ListFilter,
  Input extends Versioned,
  ChildRows extends Record<string, Children<unknown>> = Record<never, never>,
  const Kept extends FieldOf<Table> = never,
>(
  entity: Omit<
    Entity<unknown, Filter, Input>,
    'table' | 'columns' | 'kept' | 'fields' | 'children' | 'row'
  > & {
    table: Table;
    columns: readonly Column[];
    kept?: readonly Kept[];
    fields: (asked: Asked, viewer: Viewer) => Fields;
    children?: ChildRows;
  },
): Entity<
  Omit<Always & { [Name in Column | Kept]: ValueOf<Table, Name> }, keyof Fields> &
    Built<Fields> &
    Below<ChildRows>,
  Filter,
  Input
> => entity;
