import { type RawBuilder, sql } from 'kysely';
import type { ServiceGroupsFilter } from '#contract/rules/service.ts';
import type { Db } from '#server/db/database.ts';
import { countOf, pageOf, type Rows } from '#server/db/page.ts';
import { containing } from '#server/db/search.ts';
import type {
  Service,
  ServiceGroup,
  ServiceInfo,
  VariationServices,
} from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { notFound } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { own } from '#server/modules/variations/filter.ts';

const serviceJson = sql`json_build_object('id', s.id, 'name', s.name, 'duration', s.duration,
  'groupId', s.group_id, 'description', s.description, 'version', s.version,
  'updatedAt', s.updated_at,
  'usage', (select count(*) from variation_services vs where vs.service_id = s.id))`;

/** Groups with their services, of the ids that `groups` selects in its order. */
const groupsOf = async (db: Db, groups: RawBuilder<unknown>): Promise<ServiceGroup[]> => {
  const { rows } = await sql<ServiceGroup>`
    select g.id, g.name, g.version, to_json(g.updated_at) #>> '{}' as "updatedAt",
      (select count(*)::int from variation_service_groups vg where vg.group_id = g.id) as usage,
      coalesce(
      (select json_agg(${serviceJson} order by lower(s.name), s.id) from services s where s.group_id = g.id),
      '[]') as services
    from (${groups}) x join service_groups g on g.id = x.id order by x.n`.execute(db);
  return rows;
};

const sortColumns: Record<ServiceGroupsFilter['sort'], RawBuilder<unknown>> = {
  name: sql`lower(t.name)`,
  id: sql`t.id`,
};

/** The conditions of a list's filters. */
export const matching = ({ name, ids }: ServiceGroupsFilter): Rows => {
  const where: RawBuilder<unknown>[] = [];
  if (name) {
    const part = containing(name);
    where.push(sql`(t.name ilike ${part}
      or t.id in (select group_id from services where name ilike ${part}))`);
  }
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  return { table: 'service_groups', where };
};

export const listServiceGroups = async (
  db: Db,
  filter: ServiceGroupsFilter,
): Promise<ListSource<ServiceGroup>> => {
  const rows = matching(filter);
  return {
    results: await groupsOf(db, pageOf(rows, sortColumns[filter.sort], filter)),
    total: () => countOf(db, rows),
  };
};

export const serviceGroupById = async (db: Db, id: string): Promise<ServiceGroup> => {
  const [group] = await groupsOf(db, sql`select id, 1 as n from service_groups where id = ${id}`);
  if (!group) throw notFound();
  return group;
};

export const serviceById = async (db: Db, id: string): Promise<Service> => {
  const { rows } = await sql<{ service: Service }>`
    select ${serviceJson} as service from services s where s.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found.service;
};

export const listServiceInfo = (db: Db): Promise<ServiceInfo[]> =>
  db.selectFrom('service_groups').select(['id', 'name']).orderBy(sql`lower(name)`).execute();

/** What is attached to the variation; NOT_FOUND when it is not the viewer's. */
export const variationServices = async (
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<VariationServices> => {
  const { rows } = await sql<{ services: VariationServices['services'] }>`
    select coalesce((
      select json_agg(${serviceJson} order by lower(s.name), s.id)
      from variation_services vs join services s on s.id = vs.service_id
      where vs.variation_id = v.id), '[]') as services
    from variations v where v.id = ${id} and ${own(viewer)}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const serviceGroups = await groupsOf(
    db,
    sql`select group_id as id, row_number() over (order by group_id) as n
      from variation_service_groups where variation_id = ${id}`,
  );
  return { services: found.services, serviceGroups };
};
