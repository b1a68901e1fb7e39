import { sql } from 'kysely';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import {
  countOf,
  idsOf,
  orderedIdsOf,
  pageOf,
  type Rows,
  requestedColumns,
} from '#server/db/page.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { columnOf } from './columns.ts';
import type { Entity, Reader, RequestedFields, Versioned } from './entity.ts';
import { hasRight, isLimited } from './rights.ts';

/** How the records of a plain entity are read. */
export interface Readable<Filter extends ListFilter>
  extends Pick<
    Entity<unknown, Filter, Versioned>,
    'table' | 'columns' | 'readOnlyColumns' | 'children' | 'owner' | 'rights'
  > {
  /** All other fields, and columns that need their own expression; built only when requested. */
  fields: (requested: RequestedFields, viewer: Viewer) => Readonly<Record<string, SqlFragment>>;
  /** The condition of each filter of the list's query, except `ids`. */
  filters: {
    readonly [Name in Exclude<keyof Filter, keyof ListFilter>]-?: (
      value: NonNullable<Filter[Name]>,
      viewer: Viewer,
    ) => SqlFragment;
  };
  sorts: Readonly<Record<Filter['sort'], SqlFragment>>;
  /** A condition that all its records meet; without it, they are all rows of the table. */
  only?: SqlFragment;
  /** Joins of `t` to the one row of another table that the fields need, such as its attribute. */
  joined?: SqlFragment;
}

/** The viewer's records that meet a list's filters. */
const rowsOf = <Filter extends ListFilter>(
  entity: Readable<Filter>,
  viewer: Viewer,
  filter: Filter,
): Rows => {
  const { table, filters, only } = entity;
  // an unnecessary condition would keep the statement of an unlimited list from being planned once
  const where: SqlFragment[] = isLimited(entity) ? [hasRight(entity, viewer, 'see')] : [];
  if (only) where.push(only);
  if (filter.ids) where.push(sql`t.id = any(${filter.ids}::bigint[])`);
  for (const [name, conditionOf] of Object.entries<(value: never, viewer: Viewer) => SqlFragment>(
    filters,
  )) {
    const value = filter[name as keyof Filter];
    if (value != null && value !== '') where.push(conditionOf(value as never, viewer));
  }
  return { table, where };
};

const expressionsOf = <Filter extends ListFilter>(
  { columns, readOnlyColumns = [], fields, children = {} }: Readable<Filter>,
  requested: RequestedFields,
  viewer: Viewer,
): Record<string, SqlFragment> => ({
  version: sql`t.version`,
  updatedAt: moment('t.updated_at'),
  ...Object.fromEntries(
    [...columns, ...readOnlyColumns].map((field) => [field, sql.ref(`t.${columnOf(field)}`)]),
  ),
  ...Object.fromEntries(Object.entries(children).map(([field, { read }]) => [field, read])),
  ...fields(requested, viewer),
});

/** Loads the records whose ids `page` selects (`id`, in the order of `n`), in one statement. */
const recordsOf = async <Row, Filter extends ListFilter>(
  db: Db,
  viewer: Viewer,
  entity: Readable<Filter>,
  page: SqlFragment,
  requested: RequestedFields,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with page as materialized (${page})
    select t.id${requestedColumns(expressionsOf(entity, requested, viewer), requested())}
    from page join ${sql.table(entity.table)} t on t.id = page.id ${entity.joined ?? sql``}
    order by page.n`.execute(db);
  return rows;
};

/** Reads records by their columns and expressions. */
export const readerOf = <Row, Filter extends ListFilter>(
  entity: Readable<Filter>,
): Reader<Row, Filter> => {
  const columnOfSort = ({ sort }: Filter) => entity.sorts[sort as Filter['sort']];
  return {
    matching: (viewer, filter) => idsOf(rowsOf(entity, viewer, filter)),
    inOrder: (viewer, filter) =>
      orderedIdsOf(rowsOf(entity, viewer, filter), columnOfSort(filter), filter),
    list: async (db, viewer, filter, requested) => {
      const rows = rowsOf(entity, viewer, filter);
      const page = pageOf(rows, columnOfSort(filter), filter);
      return {
        results: await recordsOf<Row, Filter>(db, viewer, entity, page, requested),
        total: () => countOf(db, rows, filter.countUpTo),
      };
    },
    byIds: (db, viewer, ids, requested) => {
      const page = sql`
        select t.id, x.n from unnest(${ids}::bigint[]) with ordinality x (id, n)
        join ${sql.table(entity.table)} t on t.id = x.id
        where ${hasRight(entity, viewer, 'see')} and ${entity.only ?? sql`true`}`;
      return recordsOf(db, viewer, entity, page, requested);
    },
  };
};

/** Throws NOT_FOUND if the record does not exist or is not visible to the viewer. */
export const recordById = async <Row>(
  db: Db,
  viewer: Viewer,
  { byIds }: Pick<Reader<Row, never>, 'byIds'>,
  id: string,
  requested: RequestedFields,
): Promise<Row> => {
  const [record] = await byIds(db, viewer, [id], requested);
  if (!record) throw notFound();
  return record;
};
