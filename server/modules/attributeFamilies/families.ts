import { type RawBuilder, sql } from 'kysely';
import type { AttributeFamiliesFilter } from '#contract/rules/attributeFamily.ts';
import type { Db } from '#server/db/database.ts';
import { asked, countOf, pageOf, type Rows } from '#server/db/page.ts';
import { containing } from '#server/db/search.ts';
import type { AttributeFamily } from '#server/generated/graphql.ts';
import { notFound } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { firstOptions } from '#server/modules/attributes/options.ts';

type Fragment = RawBuilder<unknown>;

/** Of the family as a whole, and of the attributes in its groups. */
export interface AskedFields {
  family: ReadonlySet<string>;
  attribute: ReadonlySet<string>;
}

const attributeJson = (withOptions: boolean): Fragment => sql`json_build_object(
  'id', a.id, 'name', a.name, 'slug', a.slug, 'type', a.type,
  'is_configurable', a.is_configurable, 'is_dropdown', a.is_dropdown,
  'is_editable', a.is_editable and g.is_editable, 'is_filterable', a.is_filterable,
  'is_required', coalesce(fa.is_required, a.is_required)
  ${withOptions ? sql`, 'options', ${firstOptions(sql`a.id`)}` : sql``})`;

const groupsJson = (withOptions: boolean): Fragment => sql`coalesce((
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
  where fg.family_id = f.id), '[]')`;

const usageOf = (family: Fragment) =>
  sql`(select count(*)::int from parent_products p where p.family_id = ${family})`;

const familiesOf = async (
  db: Db,
  page: Fragment,
  { family, attribute }: AskedFields,
): Promise<AttributeFamily[]> => {
  const expressions = {
    familyGroups: groupsJson(attribute.has('options')),
    groupCount: sql`(
      select count(*)::int from attribute_family_groups fg where fg.family_id = f.id)`,
    attributeCount: sql`(select count(*)::int from attribute_family_groups fg
      join attribute_group_items i on i.group_id = fg.group_id where fg.family_id = f.id)`,
    usage: usageOf(sql`f.id`),
  };
  const { rows } = await sql<AttributeFamily>`
    with page as materialized (${page})
    select f.id, f.name, f.slug, f.unit, f.product_type, f.version,
      to_json(f.updated_at) #>> '{}' as "updatedAt"${asked(expressions, family)}
    from page join attribute_families f on f.id = page.id order by page.n`.execute(db);
  return rows;
};

const sortColumns: Record<AttributeFamiliesFilter['sort'], Fragment> = {
  name: sql`lower(t.name)`,
  id: sql`t.id`,
  product_type: sql`lower(t.product_type)`,
  usage: usageOf(sql`t.id`),
  updatedAt: sql`t.updated_at`,
};

/** The conditions of a list's filters. */
export const matching = ({ name, product_type, ids }: AttributeFamiliesFilter): Rows => {
  const where: Fragment[] = [];
  if (name) where.push(sql`t.name ilike ${containing(name)}`);
  if (product_type) where.push(sql`t.product_type ilike ${containing(product_type)}`);
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  return { table: 'attribute_families', where };
};

export const listFamilies = async (
  db: Db,
  filter: AttributeFamiliesFilter,
  fields: AskedFields,
): Promise<ListSource<AttributeFamily>> => {
  const rows = matching(filter);
  return {
    results: await familiesOf(db, pageOf(rows, sortColumns[filter.sort], filter), fields),
    total: () => countOf(db, rows),
  };
};

export const familyById = async (
  db: Db,
  id: string,
  fields: AskedFields,
): Promise<AttributeFamily> => {
  const page = sql`select id, 1 as n from attribute_families where id = ${id}`;
  const [family] = await familiesOf(db, page, fields);
  if (!family) throw notFound();
  return family;
};
