import { sql } from 'kysely';
import type { InformativeAttributeValue } from '#contract/generated/schema.ts';
import type { InformativeValuesFilter } from '#contract/rules/catalogue/attribute.ts';
import type { Db } from '#server/db/database.ts';
import { ownedBy } from '#server/db/owner.ts';
import { countFrom, directionOf } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { valueCounts } from '#server/modules/catalogue/usage/values.ts';

/** Values of an informative attribute in the viewer's products; none for a system attribute. */
export const listInformativeValues = async (
  db: Db,
  viewer: Viewer,
  { attr_id, name, sort, order, page, size }: InformativeValuesFilter,
): Promise<ListSource<InformativeAttributeValue>> => {
  const found = sql`
    from (
      select c.value, sum(c.n)::int as usage from ${valueCounts} c
      where c.attr_id = ${attr_id} and ${ownedBy(viewer, 'c', ['manufacturer_id'])}
        and exists (select from attributes a where a.id = ${attr_id} and not a.is_configurable)
      group by c.value having sum(c.n) > 0) g
    where ${name ? hasWords(name, sql`g.value`) : sql`true`}`;
  const direction = directionOf({ order });
  const column = sort === 'value' ? sql`lower(g.value)` : sql`g.usage`;
  const { rows } = await sql<InformativeAttributeValue>`
    select g.value, g.usage ${found}
    order by ${column} ${direction}, g.value limit ${size} offset ${page * size}`.execute(db);
  return { results: rows, total: () => countFrom(db, found) };
};
