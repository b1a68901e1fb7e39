import { type RawBuilder, sql } from 'kysely';
import type { Attribute } from '#contract/generated/schema.ts';
import type {
  AttributesFilter,
  VariationAttributesFilter,
} from '#contract/rules/catalogue/attribute.ts';
import type { Db } from '#server/db/database.ts';
import { asked, countOf, pageOf, type Rows } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { firstOptions } from './options.ts';

type Fragment = RawBuilder<unknown>;

const columns = sql`a.id, a.name, a.slug, a.type, a.unit, a.is_configurable, a.is_dropdown, a.is_editable,
  a.is_filterable, a.is_required, a.sort_index as "sortIndex", a.version,
  to_json(a.updated_at) #>> '{}' as "updatedAt"`;

/** How many product values use it, in combinations or descriptions. */
const usageOf = (attribute: Fragment) => sql`(
  (select count(*)::int from variation_combinations c where c.attr_id = ${attribute})
  + (select count(*)::int from variation_attributes x where x.attr_id = ${attribute}))`;

const expressions = {
  options: firstOptions(sql`a.id`),
  optionCount: sql`(select count(*)::int from attribute_options o where o.attr_id = a.id)`,
  groupCount: sql`(select count(*)::int from attribute_group_items i where i.attr_id = a.id)`,
  usage: usageOf(sql`a.id`),
};

const attributesOf = async (
  db: Db,
  page: Fragment,
  fields: ReadonlySet<string>,
): Promise<Attribute[]> => {
  const { rows } = await sql<Attribute>`
    with page as materialized (${page})
    select ${columns}${asked(expressions, fields)}
    from page join attributes a on a.id = page.id order by page.n`.execute(db);
  return rows;
};

const sortColumns: Record<AttributesFilter['sort'], Fragment> = {
  sortIndex: sql`t.sort_index`,
  name: sql`lower(t.name)`,
  id: sql`t.id`,
  type: sql`t.type`,
  usage: usageOf(sql`t.id`),
  updatedAt: sql`t.updated_at`,
};

/** Conditions of a list's filters. */
export const matching = ({ name, type, kind, flag, ids }: AttributesFilter): Rows => {
  const where: Fragment[] = [];
  if (name) where.push(hasWords(name, sql`t.name`));
  if (type) where.push(sql`t.type = ${type}`);
  if (kind) where.push(kind === 'system' ? sql`t.is_configurable` : sql`not t.is_configurable`);
  if (flag) where.push(sql`t.${sql.ref(flag)}`);
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  return { table: 'attributes', where };
};

const list = async (
  db: Db,
  rows: Rows,
  filter: Pick<AttributesFilter, 'sort' | 'order' | 'page' | 'size'>,
  fields: ReadonlySet<string>,
): Promise<ListSource<Attribute>> => ({
  results: await attributesOf(db, pageOf(rows, sortColumns[filter.sort], filter), fields),
  total: () => countOf(db, rows),
});

export const listAttributes = (db: Db, filter: AttributesFilter, fields: ReadonlySet<string>) =>
  list(db, matching(filter), filter, fields);

/** The system attributes of one family, or of all. */
export const listVariationAttributes = (
  db: Db,
  filter: VariationAttributesFilter,
  fields: ReadonlySet<string>,
): Promise<ListSource<Attribute>> => {
  const where = [sql`t.is_configurable`];
  if (filter.name) where.push(hasWords(filter.name, sql`t.name`));
  if (filter.family_id) {
    where.push(sql`t.id in (
      select i.attr_id from attribute_family_groups fg
      join attribute_group_items i on i.group_id = fg.group_id
      where fg.family_id = ${filter.family_id})`);
  }
  return list(db, { table: 'attributes', where }, filter, fields);
};

export const attributeById = async (
  db: Db,
  id: string,
  fields: ReadonlySet<string>,
): Promise<Attribute> => {
  const [attribute] = await attributesOf(
    db,
    sql`select id, 1 as n from attributes where id = ${id}`,
    fields,
  );
  if (!attribute) throw notFound();
  return attribute;
};
