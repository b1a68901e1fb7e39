import { sql } from 'kysely';
import type { InformativeAttributeValue } from '#contract/generated/schema.ts';
import type { InformativeValuesFilter } from '#contract/rules/catalogue/attribute.ts';
import type { Db } from '#server/db/database.ts';
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
  const isOwn =
    viewer.portal === 'admin'
      ? sql`true`
      : sql`x.variation_id in (select v.id from variations v where ${own(viewer)})`;
  const groups = sql`
    from variation_attributes x
    where x.attr_id = ${attr_id} and ${isOwn}
      and exists (select from attributes a where a.id = ${attr_id} and not a.is_configurable)
      and ${name ? hasWords(name, sql`x.value`) : sql`true`}
    group by x.value`;
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  const column = sort === 'value' ? sql`lower(x.value)` : sql`count(*)`;
  const { rows } = await sql<InformativeAttributeValue>`
    select x.value, count(*)::int as usage ${groups}
    order by ${column} ${direction}, x.value limit ${size} offset ${page * size}`.execute(db);
  // the values are grouped: to count them as distinct would sort them
  return { results: rows, total: () => countFrom(db, sql`from (select ${groups}) y`) };
};
