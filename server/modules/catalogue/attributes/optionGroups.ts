import { sql } from 'kysely';
import type * as v from 'valibot';
import type { AttributeOptionGroup } from '#contract/generated/schema.ts';
import {
  attributeOptionGroupInput,
  attributeOptionGroupsQuery,
  type valueGroupsArguments,
} from '#contract/rules/catalogue/attributeOption.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, equals } from '#server/entity/filters.ts';
import { readerOf } from '#server/entity/read.ts';
import { attributeJson, named, ofAttribute } from './options.ts';

type ValueGroups = v.InferOutput<typeof valueGroupsArguments>;

const reading = {
  table: 'attribute_option_groups',
  columns: ['attr_id', 'name', 'image'],
  joined: ofAttribute,
  fields: () => ({
    attribute: attributeJson,
    optionIds: sql<string[]>`coalesce((
      select json_agg(i.option_id order by o.sort_index, o.id)
      from attribute_option_group_items i join attribute_options o on o.id = i.option_id
      where i.group_id = t.id), '[]')`,
  }),
  sorts: { name: byColumn('name_key'), id: byColumn('id') },
} as const;

export const attributeOptionGroups = defineEntity({
  ...reading,
  name: 'attributeOptionGroup',
  plural: 'attributeOptionGroups',
  area: 'attributes',
  input: attributeOptionGroupInput,
  query: attributeOptionGroupsQuery,
  filters: { attr_id: equals('attr_id'), name: named },
  tracked: {
    entity: 'attributeOptionGroup',
    snapshot: (ids) => sql`
      select g.id, jsonb_build_object('attr_id', g.attr_id, 'name', g.name, 'image', g.image,
        'options', (select coalesce(jsonb_agg(i.option_id order by i.option_id), '[]')
          from attribute_option_group_items i where i.group_id = g.id)) as state
      from attribute_option_groups g where g.id = any(${ids}::bigint[])`,
  },
});

/** Value groups of all system attributes; `key` is part of a group's or an attribute's name. */
export const valueGroups = readerOf<
  AttributeOptionGroup,
  ValueGroups['pagination'] & Pick<ValueGroups, 'key'>
>({
  ...reading,
  only: sql`t.attr_id in (select id from attributes where is_configurable)`,
  filters: {
    key: (key) => sql`(${named(key)} or t.attr_id in (
      select id from attributes where ${hasWords(key, sql`name`)}))`,
  },
});
