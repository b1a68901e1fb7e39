import { type RawBuilder, sql } from 'kysely';
import type { AttributeOptionGroup } from '#contract/generated/schema.ts';
import type { AttributeOptionGroupsFilter } from '#contract/rules/catalogue/attributeOption.ts';
import type { Db } from '#server/db/database.ts';
import { asked, countOf, pageOf, type Rows } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { attributeJson, named } from './options.ts';

type Fragment = RawBuilder<unknown>;

const groupsOf = async (
  db: Db,
  page: Fragment,
  fields: ReadonlySet<string>,
): Promise<AttributeOptionGroup[]> => {
  const optionIds = sql`coalesce((
    select json_agg(i.option_id order by o.sort_index, o.id) from attribute_option_group_items i
    join attribute_options o on o.id = i.option_id where i.group_id = g.id), '[]')`;
  const { rows } = await sql<AttributeOptionGroup>`
    with page as materialized (${page})
    select g.id, g.attr_id, g.name, g.image,
      g.version${asked({ attribute: attributeJson, optionIds }, fields)}
    from page join attribute_option_groups g on g.id = page.id
    join attributes a on a.id = g.attr_id order by page.n`.execute(db);
  return rows;
};

const groupColumns: Record<AttributeOptionGroupsFilter['sort'], Fragment> = {
  name: sql`t.name_key`,
  id: sql`t.id`,
};

const listGroups = async (
  db: Db,
  where: readonly Fragment[],
  filter: Pick<AttributeOptionGroupsFilter, 'sort' | 'order' | 'page' | 'size'>,
  fields: ReadonlySet<string>,
): Promise<ListSource<AttributeOptionGroup>> => {
  const rows: Rows = { table: 'attribute_option_groups', where };
  return {
    results: await groupsOf(db, pageOf(rows, groupColumns[filter.sort], filter), fields),
    total: () => countOf(db, rows),
  };
};

export const listOptionGroups = (
  db: Db,
  filter: AttributeOptionGroupsFilter,
  fields: ReadonlySet<string>,
): Promise<ListSource<AttributeOptionGroup>> => {
  const where: Fragment[] = [];
  if (filter.attr_id) where.push(sql`t.attr_id = ${filter.attr_id}`);
  if (filter.name) where.push(named(filter.name));
  if (filter.ids) where.push(sql`t.id = any(${filter.ids}::bigint[])`);
  return listGroups(db, where, filter, fields);
};

/** Value groups of all system attributes; `key` is part of a group's or an attribute's name. */
export const listValueGroups = (
  db: Db,
  filter: Pick<AttributeOptionGroupsFilter, 'sort' | 'order' | 'page' | 'size'>,
  key: string,
  fields: ReadonlySet<string>,
): Promise<ListSource<AttributeOptionGroup>> => {
  const where = [sql`t.attr_id in (select id from attributes where is_configurable)`];
  if (key) {
    where.push(sql`(${named(key)} or t.attr_id in (
      select id from attributes where ${hasWords(key, sql`name`)}))`);
  }
  return listGroups(db, where, filter, fields);
};

export const optionGroupById = async (
  db: Db,
  id: string,
  fields: ReadonlySet<string>,
): Promise<AttributeOptionGroup> => {
  const [group] = await groupsOf(
    db,
    sql`select id, 1 as n from attribute_option_groups where id = ${id}`,
    fields,
  );
  if (!group) throw notFound();
  return group;
};
