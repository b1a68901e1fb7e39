import { type RawBuilder, sql } from 'kysely';
import type { AttributeOption } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import type { AttributeOptionsFilter } from '#contract/rules/catalogue/attributeOption.ts';
import type { Db } from '#server/db/database.ts';
import { asked, countOf, pageOf, type Rows } from '#server/db/page.ts';
import { wordsOf } from '#server/db/search.ts';
import type { ListSource } from '#server/graphql/list.ts';

type Fragment = RawBuilder<unknown>;

/** The first options of an attribute as JSON, to be embedded in the attribute. */
export const firstOptions = (attribute: Fragment): Fragment => sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'attr_id', o.attr_id, 'name', o.name,
      'switchType', o.switch_type, 'description', o.description, 'value', o.value,
      'sortIndex', o.sort_index, 'version', o.version,
      'attribute', json_build_object('id', b.id, 'name', b.name)) order by o.sort_index, o.id), '[]')
  from attributes b, lateral (
    select * from attribute_options o where o.attr_id = b.id
    order by o.sort_index, o.id limit ${sql.lit(limits.maxPageSize)}) o
  where b.id = ${attribute})`;

export const attributeJson = sql`json_build_object('id', a.id, 'name', a.name)`;

const usage = sql`(
  (select count(*)::int from variation_combinations c where c.option_id = o.id)
  + (select count(*)::int from variation_attributes x where x.option_id = o.id))`;

const optionsOf = async (
  db: Db,
  page: Fragment,
  fields: ReadonlySet<string>,
): Promise<AttributeOption[]> => {
  const { rows } = await sql<AttributeOption>`
    with page as materialized (${page})
    select o.id, o.attr_id, o.name, o.switch_type as "switchType", o.description, o.value,
      o.sort_index as "sortIndex", o.version${asked({ usage, attribute: attributeJson }, fields)}
    from page join attribute_options o on o.id = page.id join attributes a on a.id = o.attr_id
    order by page.n`.execute(db);
  return rows;
};

/** Whether each word is part of the name of `t`, however its umlauts are spelt. */
export const named = (text: string): Fragment => {
  const words = wordsOf(text).map((word) => sql`position(spelling_key(${word}) in t.name_key) > 0`);
  return sql`(${sql.join([sql`true`, ...words], sql` and `)})`;
};

const optionColumns: Record<AttributeOptionsFilter['sort'], Fragment> = {
  sortIndex: sql`t.sort_index`,
  name: sql`t.name_key`,
  id: sql`t.id`,
};

/** Conditions of a list's filters. */
export const matching = ({ attr_id, group_id, name, ids }: AttributeOptionsFilter): Rows => {
  const where: Fragment[] = [];
  if (attr_id) where.push(sql`t.attr_id = ${attr_id}`);
  if (group_id) {
    where.push(sql`t.id in (
      select option_id from attribute_option_group_items where group_id = ${group_id})`);
  }
  if (name) where.push(named(name));
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  return { table: 'attribute_options', where };
};

export const listOptions = async (
  db: Db,
  filter: AttributeOptionsFilter,
  fields: ReadonlySet<string>,
): Promise<ListSource<AttributeOption>> => {
  const rows = matching(filter);
  return {
    results: await optionsOf(db, pageOf(rows, optionColumns[filter.sort], filter), fields),
    total: () => countOf(db, rows),
  };
};

/** Options of attributes the marketplace filters by. */
export const listFilterableOptions = async (
  db: Db,
  filter: AttributeOptionsFilter,
  fields: ReadonlySet<string>,
): Promise<ListSource<AttributeOption>> => {
  const { table, where } = matching(filter);
  const filterable = sql`t.attr_id in (select id from attributes where is_filterable)`;
  const rows: Rows = { table, where: [...where, filterable] };
  return {
    results: await optionsOf(db, pageOf(rows, optionColumns[filter.sort], filter), fields),
    total: () => countOf(db, rows),
  };
};

/** In the order of the ids. */
export const optionsById = (
  db: Db,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<AttributeOption[]> =>
  optionsOf(
    db,
    sql`select id, n from unnest(${ids}::bigint[]) with ordinality as x(id, n)`,
    fields,
  );
