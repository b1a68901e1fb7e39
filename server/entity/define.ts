import type { RawBuilder, Selectable } from 'kysely';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import type { Tracked } from '#server/db/changes.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Children } from './children.ts';
import type { Entity, Reader, RequestedFields, Versioned } from './entity.ts';
import { type Readable, readerOf } from './read.ts';
import { trackedOf } from './write.ts';

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

type Inferred = 'table' | 'columns' | 'readOnlyColumns' | 'fields' | 'children';

/**
 * A plain entity: its records are read and recorded by their columns, expressions and children,
 * from which the compiler infers their type. `tracked` is given where a state has more than these.
 */
export const defineEntity = <
  Table extends keyof DB,
  const Column extends FieldOf<Table>,
  Fields extends Record<string, RawBuilder<unknown>>,
  Filter extends ListFilter,
  Input extends Versioned,
  ChildRows extends Record<string, Children<unknown>> = Record<never, never>,
  const ReadOnly extends FieldOf<Table> = never,
>(
  definition: Omit<
    Entity<unknown, Filter, Input>,
    Inferred | 'tracked' | keyof Reader<unknown, Filter>
  > &
    Omit<Readable<Filter>, Inferred> & {
      table: Table;
      columns: readonly Column[];
      readOnlyColumns?: readonly ReadOnly[];
      fields: (requested: RequestedFields, viewer: Viewer) => Fields;
      children?: ChildRows;
      tracked?: Tracked;
    },
): Entity<
  Omit<Always & { [Name in Column | ReadOnly]: ValueOf<Table, Name> }, keyof Fields> &
    Built<Fields> &
    Below<ChildRows>,
  Filter,
  Input
> => ({ tracked: trackedOf(definition), ...readerOf(definition), ...definition });
