import { sql } from 'kysely';
import type { AttributeOption } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import {
  type AttributeOptionsFilter,
  attributeOptionInput,
  attributeOptionsQuery,
} from '#contract/rules/catalogue/attributeOption.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { everyWord } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, equals } from '#server/entity/filters.ts';
import { readerOf } from '#server/entity/read.ts';
import { usageOf } from '#server/modules/catalogue/usage/usage.ts';
import { usersOf } from './uses.ts';

/** The first options of an attribute as JSON, to be embedded in the attribute. */
export const firstOptions = (attribute: SqlFragment): SqlFragment => sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'attr_id', o.attr_id, 'name', o.name,
      'switchType', o.switch_type, 'description', o.description, 'value', o.value,
      'sortIndex', o.sort_index, 'version', o.version,
      'attribute', json_build_object('id', b.id, 'name', b.name)) order by o.sort_index, o.id), '[]')
  from attributes b, lateral (
    select * from attribute_options o where o.attr_id = b.id
    order by o.sort_index, o.id limit ${sql.lit(limits.maxPageSize)}) o
  where b.id = ${attribute})`;

/** The attribute of an option or value group `t`, as `a`. */
export const ofAttribute = sql`join attributes a on a.id = t.attr_id`;

export const attributeJson = sql<
  AttributeOption['attribute']
>`json_build_object('id', a.id, 'name', a.name)`;

/** Whether each word is part of the name of `t`, however its umlauts are spelt. */
export const named = (text: string): SqlFragment =>
  everyWord(text, (word) => sql`position(spelling_key(${word}) in t.name_key) > 0`);

const reading = {
  table: 'attribute_options',
  columns: ['attr_id', 'name', 'switchType', 'description', 'value'],
  readOnlyColumns: ['sortIndex'],
  joined: ofAttribute,
  fields: () => ({
    attribute: attributeJson,
    usage: usageOf('option'),
  }),
  filters: {
    attr_id: equals('attr_id'),
    group_id: (id: string) => sql`t.id in (
      select option_id from attribute_option_group_items where group_id = ${id})`,
    name: named,
  },
  sorts: { sortIndex: byColumn('sort_index'), name: byColumn('name_key'), id: byColumn('id') },
} as const;

/** Options that shift to make room for a moved one are not recorded. */
export const attributeOptions = defineEntity({
  ...reading,
  name: 'attributeOption',
  plural: 'attributeOptions',
  area: 'attributes',
  input: attributeOptionInput,
  query: attributeOptionsQuery,
  uses: usersOf.option,
  inUse: 'error.ATTRIBUTE_VALUE_IN_USE',
});

/** Options of attributes the marketplace filters by. */
export const filterableOptions = readerOf<AttributeOption, AttributeOptionsFilter>({
  ...reading,
  only: sql`t.attr_id in (select id from attributes where is_filterable)`,
});
