import { sql } from 'kysely';
import type { Region } from '#contract/regions/region.ts';
import {
  serviceSettingInput,
  serviceSettingsQuery,
} from '#contract/rules/selling/serviceSetting.ts';
import { ownedBy } from '#server/db/owner.ts';
import { hasWords } from '#server/db/search.ts';
import { linksBelow, rowsBelow } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, equals } from '#server/entity/filters.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';

const owner = ['vendor_id'] as const;

/** The first setting is the general one and must remain so. */
const assertGeneral = async (
  { trx, viewer }: Writing,
  { isDefault }: { isDefault: boolean },
  id?: string,
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select t.id from service_settings t
    where t.is_default and ${ownedBy(viewer, 't', owner)} for key share`.execute(trx);
  const general = rows[0]?.id;
  if (id === undefined && isDefault && general) {
    throw invalid({ isDefault: { rule: 'rules.generalAgain' } });
  }
  if (id === undefined && !(isDefault || general)) {
    throw invalid({ isDefault: { rule: 'rules.generalFirst' } });
  }
  if (id !== undefined && isDefault !== (id === general)) {
    throw invalid({ isDefault: { rule: 'rules.generalStays' } });
  }
};

interface Chosen {
  serviceIds: string[];
  groupIds: string[];
}

/**
 * A service or group belongs to at most one setting of a vendor; a database constraint covers
 * concurrent saves.
 */
const assertFree = async (
  { trx, viewer }: Writing,
  { serviceIds, groupIds }: Chosen,
  id?: string,
): Promise<void> => {
  const { rows } = await sql<{ services: boolean; groups: boolean }>`
    with others as (
      select t.id from service_settings t
      where ${ownedBy(viewer, 't', owner)} and t.id is distinct from ${id ?? null}::bigint)
    select
      exists (select from service_setting_services c join others on others.id = c.setting_id
        where c.service_id = any(${serviceIds}::bigint[])) as services,
      exists (select from service_setting_groups c join others on others.id = c.setting_id
        where c.group_id = any(${groupIds}::bigint[])) as groups`.execute(trx);
  const taken = { rule: 'rules.inOtherSetting' };
  if (rows[0]?.services) throw invalid({ serviceIds: taken });
  if (rows[0]?.groups) throw invalid({ groupIds: taken });
};

export const serviceSettings = defineEntity({
  name: 'serviceSetting',
  plural: 'serviceSettings',
  calls: { list: 'getServiceSettings' },
  area: 'craftsmanSettings',
  table: 'service_settings',
  owner,
  input: serviceSettingInput,
  query: serviceSettingsQuery,
  columns: [
    'name',
    'isDefault',
    'defaultHourlyPrice',
    'serviceDurationType',
    'serviceDuration',
    'minServiceDuration',
    'maximumDeployableRadius',
    'minOrderValue',
    'adjustmentType',
    'adjustmentAmount',
  ],
  children: {
    regions: rowsBelow<Region>({
      table: 'service_setting_regions',
      of: 'setting_id',
      fields: ['type', 'value'],
    }),
    serviceIds: linksBelow({
      table: 'service_setting_services',
      of: 'setting_id',
      to: 'service_id',
      linked: 'services',
      kind: 'service',
      field: 'serviceIds',
    }),
    groupIds: linksBelow({
      table: 'service_setting_groups',
      of: 'setting_id',
      to: 'group_id',
      linked: 'service_groups',
      kind: 'serviceGroup',
      field: 'groupIds',
    }),
  },
  fields: () => ({
    defaultHourlyPrice: sql<string>`t.default_hourly_price::text`,
    minOrderValue: sql<string | null>`t.min_order_value::text`,
    adjustmentAmount: sql<string | null>`t.adjustment_amount::text`,
    userId: sql<string>`t.vendor_id::text`,
  }),
  filters: {
    name: (text) => sql`(${hasWords(text, sql`t.name`)}
      or t.id in (select c.setting_id from service_setting_services c
        join services s on s.id = c.service_id where ${hasWords(text, sql`s.name`)})
      or t.id in (select c.setting_id from service_setting_groups c
        join service_groups g on g.id = c.group_id where ${hasWords(text, sql`g.name`)}))`,
    isDefault: equals('is_default'),
  },
  sorts: {
    isDefault: sql`case when t.is_default then '' else lower(t.name) end`,
    name: byText('name'),
    id: byColumn('id'),
    defaultHourlyPrice: byColumn('default_hourly_price'),
    minOrderValue: byColumn('min_order_value'),
    updatedAt: byColumn('updated_at'),
  },
  check: async (writing, input, id) => {
    await assertGeneral(writing, input, id);
    await assertFree(writing, input, id);
  },
  uses: (given) => sql`
    select 'serviceSetting' as kind, o.id, g.id as used
    from service_settings g
    join service_settings o on o.vendor_id = g.vendor_id and not o.is_default
    where g.is_default and g.id = ${given}`,
  inUse: 'error.GENERAL_SETTING_NEEDED',
});
