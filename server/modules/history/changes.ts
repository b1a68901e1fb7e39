import { type RawBuilder, sql } from 'kysely';
import { can } from '#contract/access.ts';
import {
  type ChangesFilter,
  type DeletedRecordsFilter,
  type HistoryEntity,
  historyAreas,
} from '#contract/rules/history.ts';
import type { Db } from '#server/db/database.ts';
import { containing } from '#server/db/search.ts';
import type { Change } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { tableOf } from './kinds.ts';
import { namesOf } from './names.ts';
import { administratorKeys, changedFields, type Line, referencesIn, type State } from './states.ts';

type Condition = RawBuilder<unknown>;

/**
 * The rows of `changes c` that are the viewer's: all for administrators, those of its own products
 * for a manufacturer, of parents that are gone, too.
 */
export const ownChanges = ({ portal, manufacturerId }: Viewer): Condition => {
  if (portal === 'admin') return sql`true`;
  if (manufacturerId === null) return sql`false`;
  const parent = sql`case c.entity
    when 'parentProduct' then c.entity_id
    when 'variation' then (coalesce(c.after, c.before) ->> 'parent_id')::bigint end`;
  return sql`(
    ${parent} in (select id from parent_products where manufacturer_id = ${manufacturerId})
    or exists (
      select 1 from changes p
      where p.entity = 'parentProduct' and p.action = 'delete' and p.entity_id = ${parent}
        and not exists (select 1 from parent_products t where t.id = p.entity_id)
        and (p.before ->> 'manufacturer_id')::bigint = ${manufacturerId}))`;
};

const seesAll = ({ roles }: Viewer) => can(roles, 'serviceAttachment', 'view');

/** A state as the viewer may know it. */
const shown = (viewer: Viewer, state: Condition): Condition =>
  seesAll(viewer) ? state : sql`${state} - ${administratorKeys}::text[]`;

/** Changes that the viewer would see nothing of are none to the viewer. */
const isSeen = (viewer: Viewer): Condition =>
  seesAll(viewer)
    ? sql`true`
    : sql`${shown(viewer, sql`c.before`)} is distinct from ${shown(viewer, sql`c.after`)}`;

interface Row {
  id: string;
  at: string;
  who: string | null;
  action: string;
  entityId: string;
  before: State | null;
  after: State | null;
}

/** A manufacturer knows its own people by name; that it was the administration is all it learns else. */
const whoOf = ({ portal, manufacturerId }: Viewer): Condition =>
  portal === 'admin' ? sql`true` : sql`u.manufacturer_id = ${manufacturerId}`;

const rowsOf = async (
  db: Db,
  viewer: Viewer,
  where: Condition,
  { page, size, order }: Pick<ChangesFilter, 'page' | 'size' | 'order'>,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select c.id, to_json(c.at) #>> '{}' as at, c.entity_id as "entityId",
      case when ${whoOf(viewer)} then nullif(trim(u.firstname || ' ' || u.lastname), '') end as who,
      case when c.restored_from is null then c.action else 'restore' end as action,
      ${shown(viewer, sql`c.before`)} as before, ${shown(viewer, sql`c.after`)} as after
    from changes c left join users u on u.id = c.user_id
    where ${where}
    order by c.id ${order === 'DESC' ? sql`desc` : sql`asc`}
    limit ${size} offset ${page * size}`.execute(db);
  return rows;
};

const countOf = async (db: Db, where: Condition): Promise<number> => {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from changes c where ${where}`.execute(db);
  return Number(rows[0]?.n ?? 0);
};

/** With the fields as they read, the records they speak of by their names. */
const described = async (
  db: Db,
  viewer: Viewer,
  entity: HistoryEntity,
  rows: readonly Row[],
): Promise<Change[]> => {
  const canEdit = can(viewer.roles, historyAreas[entity], 'edit');
  const changes = rows.map(({ before, after, ...row }) => ({
    ...row,
    name: String((after ?? before)?.name ?? ''),
    canRestore: canEdit && before !== null,
    fields: changedFields(entity, before, after),
  }));
  const lines = changes.flatMap(({ fields }) =>
    fields.flatMap(({ before, after }) => [...before, ...after]),
  );
  const nameOf = await namesOf(db, referencesIn(lines));
  const textOf = (line: Line) =>
    line.map((part) => (typeof part === 'string' ? part : nameOf(part))).join('');
  return changes.map((change) => ({
    ...change,
    fields: change.fields.map(({ field, before, after }) => ({
      field,
      before: before.map(textOf),
      after: after.map(textOf),
    })),
  }));
};

const listOf = async (
  db: Db,
  viewer: Viewer,
  where: Condition,
  filter: ChangesFilter | DeletedRecordsFilter,
): Promise<ListSource<Change>> => ({
  results: await described(db, viewer, filter.entity, await rowsOf(db, viewer, where, filter)),
  total: () => countOf(db, where),
});

/** What became of one record. */
export const listChanges = (db: Db, viewer: Viewer, filter: ChangesFilter) =>
  listOf(
    db,
    viewer,
    sql`c.entity = ${filter.entity} and c.entity_id = ${filter.entityId}
      and ${ownChanges(viewer)} and ${isSeen(viewer)}`,
    filter,
  );

/** The last deletion of each record that is not there. */
export const listDeleted = (db: Db, viewer: Viewer, filter: DeletedRecordsFilter) => {
  const { entity, name, attr_id } = filter;
  const conditions = [
    sql`c.entity = ${entity} and c.action = 'delete'`,
    sql`not exists (select 1 from ${sql.table(tableOf[entity])} t where t.id = c.entity_id)`,
    sql`not exists (select 1 from changes l where l.entity = c.entity
      and l.entity_id = c.entity_id and l.action = 'delete' and l.id > c.id)`,
    ownChanges(viewer),
  ];
  if (name) conditions.push(sql`c.before ->> 'name' ilike ${containing(name)}`);
  if (attr_id) conditions.push(sql`c.before ->> 'attr_id' = ${attr_id}`);
  return listOf(db, viewer, sql.join(conditions, sql` and `), filter);
};
