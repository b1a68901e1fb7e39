import { sql } from 'kysely';
import type { InformativeAttributeValue } from '#contract/generated/schema.ts';
import type { InformativeValuesFilter } from '#contract/rules/catalogue/attribute.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { countFrom } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { own } from '#server/modules/catalogue/variations/filter.ts';

/** Values of an informative attribute in the viewer's products; none for a system attribute. */
export const listInformativeValues = async (
  db: Db,
  viewer: Viewer,
  { attr_id, name, sort, order, page, size }: InformativeValuesFilter,
): Promise<ListSource<InformativeAttributeValue>> => {
  // `offset 0` lets the values be grouped before they are searched, because many products share one
  const found = sql`
    from (${groupedValues(viewer, attr_id)} offset 0) g
    where ${name ? hasWords(name, sql`g.value`) : sql`true`}`;
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  const column = sort === 'value' ? sql`lower(g.value)` : sql`g.usage`;
  const { rows } = await sql<InformativeAttributeValue>`
    select g.value, g.usage ${found}
    order by ${column} ${direction}, g.value limit ${size} offset ${page * size}`.execute(db);
  return { results: rows, total: () => countFrom(db, found) };
};

/** Selects each value with the number of its uses. */
const groupedValues = (viewer: Viewer, attributeId: string): SqlFragment => {
  const groupsOf = (condition: SqlFragment) => sql`
    select x.value, count(*)::int as usage from variation_attributes x
    where x.attr_id = ${attributeId} and ${condition}
      and exists (select from attributes a where a.id = ${attributeId} and not a.is_configurable)
    group by x.value`;
  if (viewer.portal !== 'admin') {
    return groupsOf(sql`x.variation_id in (select v.id from variations v where ${own(viewer)})`);
  }
  // short values stand in an index; as the conditions exclude each other, no value is in both parts
  return sql`${groupsOf(sql`length(x.value) <= 100`)}
    union all ${groupsOf(sql`length(x.value) > 100`)}`;
};
