import { sql } from 'kysely';
import type { AttributeGroup } from '#contract/generated/schema.ts';
import {
  attributeGroupInput,
  attributeGroupsQuery,
} from '#contract/rules/catalogue/attributeGroup.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { linksBelow } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { firstOptions } from '#server/modules/catalogue/attributes/options.ts';
import { usersOf } from '#server/modules/catalogue/attributes/uses.ts';

const costly: Record<string, SqlFragment> = {
  options: firstOptions(sql`a.id`),
  optionCount: sql`(select count(*) from attribute_options o where o.attr_id = a.id)`,
  groupCount: sql`(select count(*) from attribute_group_items x where x.attr_id = a.id)`,
  usage: sql`((select count(*) from variation_combinations c where c.attr_id = a.id)
    + (select count(*) from variation_attributes x where x.attr_id = a.id))`,
};

const itemsJson = (fields: ReadonlySet<string>) => {
  const wanted = Object.entries(costly).filter(([field]) => fields.has(field));
  const more = wanted.map(([field, expression]) => sql`, ${sql.lit(field)}, ${expression}`);
  return sql<AttributeGroup['items']>`coalesce((
    select json_agg(json_build_object('sortIndex', i.sort_index, 'attribute', json_build_object(
      'id', a.id, 'name', a.name, 'slug', a.slug, 'type', a.type,
      'is_configurable', a.is_configurable, 'is_dropdown', a.is_dropdown,
      'is_editable', a.is_editable, 'is_filterable', a.is_filterable, 'unit', a.unit,
      'is_required', a.is_required, 'sortIndex', a.sort_index, 'version', a.version,
      'updatedAt', a.updated_at${sql.join(more, sql``)})) order by i.sort_index, i.attr_id)
    from attribute_group_items i join attributes a on a.id = i.attr_id
    where i.group_id = t.id), '[]')`;
};

const usage = sql<number>`(
  select count(*)::int from attribute_family_groups fg where fg.group_id = t.id)`;

export const attributeGroups = defineEntity({
  name: 'attributeGroup',
  plural: 'attributeGroups',
  calls: { list: 'attributeGroup', one: 'attributeGroupId' },
  area: 'attributeGroups',
  table: 'attribute_groups',
  input: attributeGroupInput,
  query: attributeGroupsQuery,
  columns: ['name', 'slug', 'place_use', 'is_editable'],
  children: {
    attributes: linksBelow({
      table: 'attribute_group_items',
      of: 'group_id',
      to: 'attr_id',
      linked: 'attributes',
      kind: 'attribute',
      field: 'attributes',
    }),
  },
  fields: (requested) => ({
    items: itemsJson(requested('items', 'attribute')),
    attributeCount: sql<number>`(
      select count(*)::int from attribute_group_items i where i.group_id = t.id)`,
    usage,
  }),
  filters: { name: contains('name'), place_use: equals('place_use') },
  sorts: {
    name: byText('name'),
    id: byColumn('id'),
    usage,
    updatedAt: byColumn('updated_at'),
  },
  uses: usersOf.group,
  inUse: 'error.ATTRIBUTE_GROUP_IN_USE',
});
