import { type RawBuilder, sql } from 'kysely';
import type { ServiceGroupsFilter } from '#contract/rules/service.ts';
import type { Db } from '#server/db/database.ts';
import { containing } from '#server/db/search.ts';
import type { ServiceGroup, ServiceInfo, VariationServices } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { notFound } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { own } from '#server/modules/variations/filter.ts';

const serviceJson = sql`json_build_object('id', s.id, 'name', s.name, 'duration', s.duration,
  'groupId', s.group_id, 'description', s.description)`;

/** Groups with their services, of the ids that `groups` selects in its order. */
const groupsOf = async (db: Db, groups: RawBuilder<unknown>): Promise<ServiceGroup[]> => {
  const { rows } = await sql<ServiceGroup>`
    select g.id, g.name, coalesce(
      (select json_agg(${serviceJson} order by lower(s.name), s.id) from services s where s.group_id = g.id),
      '[]') as services
    from (${groups}) x join service_groups g on g.id = x.id order by x.n`.execute(db);
  return rows;
};

export const listServiceGroups = async (
  db: Db,
  { name, sort, order, size, page }: ServiceGroupsFilter,
): Promise<ListSource<ServiceGroup>> => {
  const where = name ? sql`name ilike ${containing(name)}` : sql`true`;
  const column = sort === 'id' ? sql`id` : sql`lower(name)`;
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  return {
    results: await groupsOf(
      db,
      sql`select id, row_number() over (order by ${column} ${direction}, id) as n
        from service_groups where ${where}
        order by n limit ${size} offset ${page * size}`,
    ),
    total: async () => {
      const { rows } = await sql<{ n: string }>`
        select count(*) as n from service_groups where ${where}`.execute(db);
      return Number(rows[0]?.n ?? 0);
    },
  };
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
