import { type RawBuilder, sql } from 'kysely';
import type { AttributeGroupsFilter } from '#contract/rules/attributeGroup.ts';
import type { Db } from '#server/db/database.ts';
import { asked, countOf, pageOf, type Rows } from '#server/db/page.ts';
import { containing } from '#server/db/search.ts';
import type { AttributeGroup } from '#server/generated/graphql.ts';
import { notFound } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { firstOptions } from '#server/modules/attributes/options.ts';

type Fragment = RawBuilder<unknown>;

/** Of the group as a whole, and of its attributes. */
export interface AskedFields {
  group: ReadonlySet<string>;
  attribute: ReadonlySet<string>;
}

const costly: Record<string, Fragment> = {
  options: firstOptions(sql`a.id`),
  optionCount: sql`(select count(*) from attribute_options o where o.attr_id = a.id)`,
  groupCount: sql`(select count(*) from attribute_group_items x where x.attr_id = a.id)`,
  usage: sql`((select count(*) from variation_combinations c where c.attr_id = a.id)
    + (select count(*) from variation_attributes x where x.attr_id = a.id))`,
};

const itemsJson = (fields: ReadonlySet<string>): Fragment => {
  const wanted = Object.entries(costly).filter(([field]) => fields.has(field));
  const more = wanted.map(([field, expression]) => sql`, ${sql.lit(field)}, ${expression}`);
  return sql`coalesce((
    select json_agg(json_build_object('sortIndex', i.sort_index, 'attribute', json_build_object(
      'id', a.id, 'name', a.name, 'slug', a.slug, 'type', a.type,
      'is_configurable', a.is_configurable, 'is_dropdown', a.is_dropdown,
      'is_editable', a.is_editable, 'is_filterable', a.is_filterable,
      'is_required', a.is_required, 'sortIndex', a.sort_index, 'version', a.version,
      'updatedAt', a.updated_at${sql.join(more, sql``)})) order by i.sort_index, i.attr_id)
    from attribute_group_items i join attributes a on a.id = i.attr_id
    where i.group_id = g.id), '[]')`;
};

const usageOf = (group: Fragment) =>
  sql`(select count(*)::int from attribute_family_groups fg where fg.group_id = ${group})`;

const groupsOf = async (
  db: Db,
  page: Fragment,
  { group, attribute }: AskedFields,
): Promise<AttributeGroup[]> => {
  const expressions = {
    items: itemsJson(attribute),
    attributeCount: sql`(
      select count(*)::int from attribute_group_items i where i.group_id = g.id)`,
    usage: usageOf(sql`g.id`),
  };
  const { rows } = await sql<AttributeGroup>`
    with page as materialized (${page})
    select g.id, g.name, g.slug, g.place_use, g.is_editable, g.version,
      to_json(g.updated_at) #>> '{}' as "updatedAt"${asked(expressions, group)}
    from page join attribute_groups g on g.id = page.id order by page.n`.execute(db);
  return rows;
};

const sortColumns: Record<AttributeGroupsFilter['sort'], Fragment> = {
  name: sql`lower(t.name)`,
  id: sql`t.id`,
  usage: usageOf(sql`t.id`),
  updatedAt: sql`t.updated_at`,
};

/** The conditions of a list's filters. */
export const matching = ({ name, place_use, ids }: AttributeGroupsFilter): Rows => {
  const where: Fragment[] = [];
  if (name) where.push(sql`t.name ilike ${containing(name)}`);
  if (place_use) where.push(sql`t.place_use = ${place_use}`);
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  return { table: 'attribute_groups', where };
};

export const listGroups = async (
  db: Db,
  filter: AttributeGroupsFilter,
  fields: AskedFields,
): Promise<ListSource<AttributeGroup>> => {
  const rows = matching(filter);
  return {
    results: await groupsOf(db, pageOf(rows, sortColumns[filter.sort], filter), fields),
    total: () => countOf(db, rows),
  };
};

export const groupById = async (
  db: Db,
  id: string,
  fields: AskedFields,
): Promise<AttributeGroup> => {
  const page = sql`select id, 1 as n from attribute_groups where id = ${id}`;
  const [group] = await groupsOf(db, page, fields);
  if (!group) throw notFound();
  return group;
};
