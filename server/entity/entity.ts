import type { RawBuilder } from 'kysely';
import type { GenericSchema } from 'valibot';
import type { Area } from '#contract/generated/schema.ts';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import type { Tracked } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import type { OwnerColumn } from '#server/db/owner.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import type { CallNames } from './calls.ts';
import type { Children } from './children.ts';
import type { Read } from './states.ts';
import type { Writing } from './writing.ts';

/* All expressions refer to an entity's table as `t`. */

/** The names of the requested fields, of the record or of an object at a path below it. */
export type RequestedFields = (...path: string[]) => ReadonlySet<string>;

/** The rights to a record: to read it, to edit it, or to manage it (status, order, deletion). */
export type Right = 'see' | 'edit' | 'manage';

/** The version that an edit is based on. */
export interface Versioned {
  version?: number | null | undefined;
}

/** The information needed to lock, record and delete records. The table has `id` and `version`. */
export interface Stored {
  /** Name of one record in history and operations, such as `attributeGroup`. */
  name: string;
  /** Plural name in operations and jobs, such as `attributeGroups`. */
  plural: string;
  /** Its row of the access table. */
  area: Area;
  table: keyof DB;
  /** The column with a record's name; `name` by default. */
  label?: string;
  /** The names of calls that do not follow the grammar. */
  calls?: Partial<CallNames>;
  tracked: Tracked;
  /** The owner columns; without them, the record belongs to everyone with access to the area. */
  owner?: readonly OwnerColumn[];
  /**
   * Who has which right to a record, as a condition on `t`; by default the owner has all rights.
   */
  rights?: (viewer: Viewer, right: Right) => RawBuilder<unknown>;
  /**
   * Selects `kind` and `id` of each record that uses one of the given ids, and `used`, the id it
   * uses.
   */
  uses?: (given: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Message key of the reason why a record in use is not deleted. */
  inUse?: string;
  /** Records of other kinds that the database deletes with a record. */
  along?: readonly Along[];
}

/** Records whose foreign key column `of` points to a deleted record. */
export interface Along {
  tracked: Tracked;
  table: keyof DB;
  of: string;
}

/** Reads the viewer's records. */
export interface Reader<Row, Filter> {
  /** Rejects a filter that only the database can judge. */
  assertFilter?: ((db: Db, filter: Filter) => Promise<void>) | undefined;
  /** Selects the ids of the records that match. */
  matching: (viewer: Viewer, filter: Filter) => RawBuilder<unknown>;
  /** The same in the order of the list. */
  inOrder: (viewer: Viewer, filter: Filter) => RawBuilder<unknown>;
  /** A page of the records that match, with their total number. */
  list: (
    db: Db,
    viewer: Viewer,
    filter: Filter,
    requested: RequestedFields,
  ) => ListSource<Row> | Promise<ListSource<Row>>;
  /** The records with these ids that the viewer sees, in the order of the ids. */
  byIds: (
    db: Db,
    viewer: Viewer,
    ids: readonly string[],
    requested: RequestedFields,
  ) => Promise<Row[]>;
}

/**
 * A kind of record that the functions of this folder read, write, delete, order, restore and
 * export. Its table also has `created_at` and `updated_at`. `defineEntity` makes a plain entity from
 * its columns and expressions; others have a reader of their own.
 */
export interface Entity<Row, Filter extends ListFilter, Input extends Versioned>
  extends Stored,
    Reader<Row, Filter> {
  input: GenericSchema<unknown, Input>;
  query: GenericSchema<unknown, Filter>;
  /** Fields of the input that are columns; `sortIndex` is written to and read from `sort_index`. */
  columns: readonly string[];
  /**
   * Columns that are read and recorded although the input does not include them, such as a status.
   */
  readOnlyColumns?: readonly string[];
  /** Rows of other tables that are written and recorded with the record, by field name. */
  children?: Readonly<Record<string, Children<unknown>>>;
  /** Columns that are set on creation and are not in the input. */
  created?: (writing: Writing, input: Input) => Readonly<Record<string, unknown>>;
  /** Rejects input that only the database can judge; `id` is set if the record already exists. */
  check?: (writing: Writing, input: Input, id?: string) => Promise<void>;
  /** How the history shows columns that are not plain values. */
  history?: Readonly<Record<string, Read>>;
}
