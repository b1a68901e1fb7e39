import { sql } from 'kysely';
import type { AttributeFamily } from '#contract/generated/schema.ts';
import {
  attributeFamiliesQuery,
  attributeFamilyInput,
} from '#contract/rules/catalogue/attributeFamily.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains } from '#server/entity/filters.ts';
import { firstOptions } from '#server/modules/catalogue/attributes/options.ts';
import { usersOf } from '#server/modules/catalogue/attributes/uses.ts';
import { usageOf } from '#server/modules/catalogue/usage/usage.ts';
import { groupsOfFamily } from './groups.ts';

const attributeJson = (withOptions: boolean): SqlFragment => sql`json_build_object(
  'id', a.id, 'name', a.name, 'slug', a.slug, 'type', a.type, 'unit', a.unit,
  'is_configurable', a.is_configurable, 'is_dropdown', a.is_dropdown,
  'is_editable', a.is_editable and g.is_editable, 'is_filterable', a.is_filterable,
  'is_required', coalesce(fa.is_required, a.is_required)
  ${withOptions ? sql`, 'options', ${firstOptions(sql`a.id`)}` : sql``})`;

const groupsJson = (withOptions: boolean) => sql<AttributeFamily['familyGroups']>`coalesce((
  select json_agg(json_build_object('id', fg.id, 'sortIndex', fg.sort_index,
    'ownPlaceUse', fg.place_use,
    'familyGroup', json_build_object('id', g.id, 'name', g.name, 'slug', g.slug,
      'place_use', coalesce(fg.place_use, g.place_use)),
    'groupAttributes', coalesce((
      select json_agg(json_build_object('sortIndex', i.sort_index, 'ownRequired', fa.is_required,
        'attribute', ${attributeJson(withOptions)}) order by i.sort_index, i.attr_id)
      from attribute_group_items i join attributes a on a.id = i.attr_id
      left join attribute_family_attributes fa on fa.family_id = fg.family_id
        and fa.group_id = fg.group_id and fa.attr_id = i.attr_id
      where i.group_id = fg.group_id), '[]')) order by fg.sort_index, fg.id)
  from attribute_family_groups fg join attribute_groups g on g.id = fg.group_id
  where fg.family_id = t.id), '[]')`;

const usage = usageOf('family');

export const attributeFamilies = defineEntity({
  name: 'attributeFamily',
  plural: 'attributeFamilies',
  area: 'attributeFamilies',
  table: 'attribute_families',
  input: attributeFamilyInput,
  query: attributeFamiliesQuery,
  columns: ['name', 'slug', 'unit', 'product_type'],
  children: { groups: groupsOfFamily },
  fields: (requested) => ({
    familyGroups: groupsJson(
      requested('familyGroups', 'groupAttributes', 'attribute').has('options'),
    ),
    groupCount: sql<number>`(
      select count(*)::int from attribute_family_groups fg where fg.family_id = t.id)`,
    attributeCount: sql<number>`(select count(*)::int from attribute_family_groups fg
      join attribute_group_items i on i.group_id = fg.group_id where fg.family_id = t.id)`,
    usage,
  }),
  filters: { name: contains('name'), product_type: contains('product_type') },
  sorts: {
    name: byText('name'),
    id: byColumn('id'),
    product_type: byText('product_type'),
    usage,
    updatedAt: byColumn('updated_at'),
  },
  uses: usersOf.family,
  inUse: 'error.ATTRIBUTE_FAMILY_IN_USE',
});
