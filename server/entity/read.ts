import { type RawBuilder, sql } from 'kysely';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import type { Db } from '#server/db/database.ts';
import { asked as askedFor, countOf, pageOf, type Rows } from '#server/db/page.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { columnOf } from './columns.ts';
import type { Asked, Entity, Versioned } from './entity.ts';
import { hasRight, isLimited } from './rights.ts';

type Fragment = RawBuilder<unknown>;

/** The parts of an entity that are needed to find its records. */
type Listed<Filter extends ListFilter> = Pick<
  Entity<unknown, Filter, Versioned>,
  'table' | 'filters' | 'owner' | 'rights'
>;

/** The viewer's records that meet a list's filters. */
export const rowsOf = <Filter extends ListFilter>(
  entity: Listed<Filter>,
  viewer: Viewer,
  filter: Filter,
): Rows => {
  const { table, filters } = entity;
  // an unnecessary condition would keep the statement of an unlimited list from being planned once
  const where: Fragment[] = isLimited(entity) ? [hasRight(entity, viewer, 'see')] : [];
  if (filter.ids) where.push(sql`t.id = any(${filter.ids}::bigint[])`);
  for (const [name, conditionOf] of Object.entries<(value: never, viewer: Viewer) => Fragment>(
    filters,
  )) {
    const value = filter[name as keyof Filter];
    if (value != null && value !== '') where.push(conditionOf(value as never, viewer));
  }
  return { table, where };
};

const expressionsOf = <Row, Filter extends ListFilter, Input extends Versioned>(
  { columns, kept = [], fields, children = {} }: Entity<Row, Filter, Input>,
  asked: Asked,
  viewer: Viewer,
): Record<string, Fragment> => ({
  version: sql`t.version`,
  updatedAt: sql`to_json(t.updated_at) #>> '{}'`,
  ...Object.fromEntries(
    [...columns, ...kept].map((field) => [field, sql.ref(`t.${columnOf(field)}`)]),
  ),
  ...Object.fromEntries(Object.entries(children).map(([field, { read }]) => [field, read])),
  ...fields(asked, viewer),
});

/** Loads the records whose ids `page` selects (`id`, in the order of `n`), in one statement. */
const recordsOf = async <Row, Filter extends ListFilter, Input extends Versioned>(
  db: Db,
  viewer: Viewer,
  entity: Entity<Row, Filter, Input>,
  page: Fragment,
  asked: Asked,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with page as materialized (${page})
    select t.id${askedFor(expressionsOf(entity, asked, viewer), asked())}
    from page join ${sql.table(entity.table)} t on t.id = page.id order by page.n`.execute(db);
  return rows;
};

/** A page of the viewer's records, with the total count if requested. */
export const listRecords = async <Row, Filter extends ListFilter, Input extends Versioned>(
  db: Db,
  viewer: Viewer,
  entity: Entity<Row, Filter, Input>,
  filter: Filter,
  asked: Asked,
): Promise<ListSource<Row>> => {
  const rows = rowsOf(entity, viewer, filter);
  const column = entity.sorts[filter.sort as Filter['sort']];
  return {
    results: await recordsOf(db, viewer, entity, pageOf(rows, column, filter), asked),
    total: () => countOf(db, rows),
  };
};

/** The records with these ids that exist and belong to the viewer, in the order of the ids. */
export const recordsById = <Row, Filter extends ListFilter, Input extends Versioned>(
  db: Db,
  viewer: Viewer,
  entity: Entity<Row, Filter, Input>,
  ids: readonly string[],
  asked: Asked,
): Promise<Row[]> => {
  const page = sql`
    select t.id, x.n from unnest(${ids}::bigint[]) with ordinality x (id, n)
    join ${sql.table(entity.table)} t on t.id = x.id
    where ${hasRight(entity, viewer, 'see')}`;
  return recordsOf(db, viewer, entity, page, asked);
};

/** Throws NOT_FOUND if the record does not exist or is not visible to the viewer. */
export const recordById = async <Row, Filter extends ListFilter, Input extends Versioned>(
  db: Db,
  viewer: Viewer,
  entity: Entity<Row, Filter, Input>,
  id: string,
  asked: Asked,
): Promise<Row> => {
  const [record] = await recordsById(db, viewer, entity, [id], asked);
  if (!record) throw notFound();
  return record;
};
