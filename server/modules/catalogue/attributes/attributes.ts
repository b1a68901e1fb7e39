import { sql } from 'kysely';
import type { Attribute } from '#contract/generated/schema.ts';
import {
  attributeInput,
  attributesQuery,
  type VariationAttributesFilter,
} from '#contract/rules/catalogue/attribute.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { lastPlace } from '#server/entity/order.ts';
import { readerOf } from '#server/entity/read.ts';
import { usageOf } from '#server/modules/catalogue/usage/usage.ts';
import { attributeOptionGroups } from './optionGroups.ts';
import { attributeOptions, firstOptions } from './options.ts';
import { usersOf } from './uses.ts';

/** How many product values use it, in combinations or descriptions. */
const usage = usageOf('attribute');

const reading = {
  table: 'attributes',
  columns: [
    'name',
    'slug',
    'type',
    'unit',
    'is_configurable',
    'is_dropdown',
    'is_editable',
    'is_filterable',
    'is_required',
    'sortIndex',
  ],
  fields: () => ({
    options: firstOptions(sql`t.id`),
    optionCount: sql<number>`(
      select count(*)::int from attribute_options o where o.attr_id = t.id)`,
    groupCount: sql<number>`(
      select count(*)::int from attribute_group_items i where i.attr_id = t.id)`,
    usage,
  }),
  sorts: {
    sortIndex: byColumn('sort_index'),
    name: byText('name'),
    id: byColumn('id'),
    type: byColumn('type'),
    usage,
    updatedAt: byColumn('updated_at'),
  },
} as const;

export const attributes = defineEntity({
  ...reading,
  name: 'attribute',
  plural: 'attributes',
  area: 'attributes',
  input: attributeInput,
  query: attributesQuery,
  filters: {
    name: contains('name'),
    type: equals('type'),
    kind: (kind) => sql`t.is_configurable = ${kind === 'system'}`,
    flag: (flag) => sql`t.${sql.ref(flag)}`,
  },
  created: ({ viewer }, { unit, sortIndex }) => ({
    unit: unit ?? '',
    sort_index: sortIndex ?? lastPlace(viewer, 'attributes'),
  }),
  uses: usersOf.attribute,
  inUse: 'error.ATTRIBUTE_IN_USE',
  along: [
    { tracked: attributeOptionGroups.tracked, table: 'attribute_option_groups', of: 'attr_id' },
    { tracked: attributeOptions.tracked, table: 'attribute_options', of: 'attr_id' },
  ],
});

/** The system attributes of one family, or of all. */
export const systemAttributes = readerOf<Attribute, VariationAttributesFilter>({
  ...reading,
  only: sql`t.is_configurable`,
  filters: {
    name: contains('name'),
    family_id: (id) => sql`t.id in (
      select i.attr_id from attribute_family_groups fg
      join attribute_group_items i on i.group_id = fg.group_id where fg.family_id = ${id})`,
  },
});
