import { type RawBuilder, sql } from 'kysely';
import type { Service, ServiceInfo, VariationServices } from '#contract/generated/schema.ts';
import {
  serviceGroupInput,
  serviceGroupsQuery,
  serviceInput,
} from '#contract/rules/catalogue/service.ts';
import type { Db } from '#server/db/database.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import type { RequestedFields } from '#server/entity/entity.ts';
import { byColumn, byText } from '#server/entity/filters.ts';
import { one } from '#server/entity/states.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { own } from '#server/modules/catalogue/variations/filter.ts';

/**
 * How many variations have the service or group of an id. The id is a range of one: for an equal id, the
 * planner expects as many rows as a frequent one has, and reads the whole table for each id that has none.
 */
const usageIn = (
  table: 'variation_services' | 'variation_service_groups',
  column: 'service_id' | 'group_id',
  of: 's.id' | 't.id',
) => sql<number>`(
  select count(*)::int from ${sql.table(table)} u
  where u.${sql.id(column)} between ${sql.ref(of)} and ${sql.ref(of)})`;

/** Services `s` as a list, by name. */
const servicesJson = (from: RawBuilder<unknown>) => sql<Service[]>`coalesce((
  select json_agg(json_build_object('id', s.id, 'name', s.name, 'duration', s.duration,
    'groupId', s.group_id, 'description', s.description, 'version', s.version,
    'updatedAt', s.updated_at,
    'usage', ${usageIn('variation_services', 'service_id', 's.id')})
    order by lower(s.name), s.id) from ${from}), '[]')`;

type Users = (given: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Selects the records that use services or groups; see `Entity.uses`. */
export const usersOf: Record<'service' | 'serviceGroup', Users> = {
  service: (given) => sql`
    select 'variation' as kind, variation_id as id, service_id as used
    from variation_services where service_id = ${given}`,
  serviceGroup: (given) => sql`
    select 'service' as kind, id, group_id as used from services where group_id = ${given}
    union all
    select 'variation', variation_id, group_id from variation_service_groups
    where group_id = ${given}`,
};

const sorts = { name: byText('name'), id: byColumn('id') };

export const serviceGroups = defineEntity({
  name: 'serviceGroup',
  plural: 'serviceGroups',
  area: 'services',
  table: 'service_groups',
  input: serviceGroupInput,
  query: serviceGroupsQuery,
  columns: ['name'],
  fields: () => ({
    services: servicesJson(sql`services s where s.group_id = t.id`),
    usage: usageIn('variation_service_groups', 'group_id', 't.id'),
  }),
  filters: {
    name: (text) => sql`(${hasWords(text, sql`t.name`)}
      or t.id in (select group_id from services where ${hasWords(text, sql`name`)}))`,
  },
  sorts,
  uses: usersOf.serviceGroup,
  inUse: 'error.SERVICE_GROUP_IN_USE',
});

/** Services are only listed with their groups, never on their own. */
export const services = defineEntity({
  name: 'service',
  plural: 'services',
  area: 'services',
  table: 'services',
  input: serviceInput,
  query: serviceGroupsQuery,
  columns: ['name', 'groupId', 'duration', 'description'],
  fields: () => ({
    usage: usageIn('variation_services', 'service_id', 't.id'),
  }),
  filters: { name: (text) => hasWords(text, sql`t.name`) },
  sorts,
  check: ({ trx }, { groupId }) => assertGroup(trx, groupId),
  uses: usersOf.service,
  inUse: 'error.SERVICE_IN_USE',
  history: { groupId: one('serviceGroup') },
});

/** INVALID unless the group exists; a lock keeps it from being deleted meanwhile. */
export const assertGroup = async (trx: Db, id: string): Promise<void> => {
  const { rows } = await sql`
    select id from service_groups where id = ${id} for key share`.execute(trx);
  if (rows.length === 0) throw invalid({ groupId: { rule: 'rules.unknown' } });
};

export const listServiceInfo = (db: Db): Promise<ServiceInfo[]> =>
  db.selectFrom('service_groups').select(['id', 'name']).orderBy(sql`lower(name)`).execute();

/** Services and groups of a variation; NOT_FOUND unless it is the viewer's. */
export const variationServices = async (
  db: Db,
  viewer: Viewer,
  id: string,
  requested: RequestedFields,
): Promise<VariationServices> => {
  const attached = sql`variation_services vs join services s on s.id = vs.service_id
    where vs.variation_id = v.id`;
  const { rows } = await sql<{ services: Service[]; groups: string[] }>`
    select ${servicesJson(attached)} as services, array(
      select group_id::text from variation_service_groups g
      where g.variation_id = v.id order by g.group_id) as groups
    from variations v where v.id = ${id} and ${own(viewer)}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return {
    services: found.services,
    serviceGroups: await serviceGroups.byIds(db, viewer, found.groups, requested),
  };
};
