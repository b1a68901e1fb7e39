import type { RawBuilder, Selectable } from 'kysely';
import type { GenericSchema } from 'valibot';
import type { Area } from '#contract/generated/schema.ts';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import type { OwnerColumn } from '#server/db/owner.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Children } from './children.ts';
import type { Read } from './states.ts';
import type { Writing } from './writing.ts';

/** The names of the requested fields, of the record or of an object at a path below it. */
export type Asked = (...path: string[]) => ReadonlySet<string>;

/** The rights to a record: to read it, to edit it, or to manage it (status, order, deletion). */
export type Right = 'see' | 'edit' | 'manage';

/** The version that an edit is based on. */
export interface Versioned {
  version?: number | null | undefined;
}

/**
 * The definition of an entity, from which the functions of this folder read, write, delete, order,
 * restore and export its records. Expressions refer to its table as `t`. The table has `id`,
 * `version`, `created_at` and `updated_at`, which need not be listed.
 */
export interface Entity<Row, Filter extends ListFilter, Input extends Versioned> {
  /** Name of one record in history and operations, such as `attributeGroup`. */
  name: string;
  /** Plural name in operations and jobs, such as `attributeGroups`. */
  plural: string;
  /** Its row of the access table. */
  area: Area;
  table: keyof DB;
  /** The column with a record's name; `name` by default. */
  label?: string;
  input: GenericSchema<unknown, Input>;
  query: GenericSchema<unknown, Filter>;
  /** Fields of the input that are columns; `sortIndex` is written to and read from `sort_index`. */
  columns: readonly string[];
  /** All other fields, and columns that need their own expression; built only when requested. */
  fields: (asked: Asked, viewer: Viewer) => Readonly<Record<string, RawBuilder<unknown>>>;
  sorts: Readonly<Record<Filter['sort'], RawBuilder<unknown>>>;
  /** The condition of each filter of the list's query, except `ids`. */
  filters: Filters<Filter>;
  /**
   * Columns that are read and recorded although the input does not include them, such as a status.
   */
  kept?: readonly string[];
  /** The owner columns; without them, the record belongs to everyone with access to the area. */
  owner?: readonly OwnerColumn[];
  /**
   * Who has which right to a record, as a condition on `t`; by default the owner has all rights.
   */
  rights?: (viewer: Viewer, right: Right) => RawBuilder<unknown>;
  /** Rows of other tables that are written and recorded with the record, by field name. */
  children?: Readonly<Record<string, Children<unknown>>>;
  /** Columns that are set on creation and are not in the input. */
  created?: (writing: Writing, input: Input) => Readonly<Record<string, unknown>>;
  /** Rejects input that only the database can judge; `id` is set if the record already exists. */
  check?: (writing: Writing, input: Input, id?: string) => Promise<void>;
  /**
   * Selects `kind` and `id` of each record that uses one of the given ids, and `used`, the id it
   * uses.
   */
  uses?: (given: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Message key of the reason why a record in use is not deleted. */
  inUse?: string;
  /** How the history shows columns that are not plain values. */
  history?: Readonly<Record<string, Read>>;
  /** Only for the compiler: the type of a record. */
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

/** A column by its own name or by its name in the API: `sort_index` or `sortIndex`. */
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
