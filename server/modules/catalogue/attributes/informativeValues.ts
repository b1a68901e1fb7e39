import { sql } from 'kysely';
import type { InformativeAttributeValue } from '#contract/generated/schema.ts';
import type { InformativeValuesFilter } from '#contract/rules/catalogue/attribute.ts';
import type { Db } from '#server/db/database.ts';
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
  const values = sql`
    from variation_attributes x join variations v on v.id = x.variation_id
    join attributes a on a.id = x.attr_id and not a.is_configurable
    where x.attr_id = ${attr_id} and ${own(viewer)}
      and ${name ? hasWords(name, sql`x.value`) : sql`true`}`;
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  const column = sort === 'value' ? sql`lower(x.value)` : sql`count(*)`;
  const { rows } = await sql<InformativeAttributeValue>`
    select x.value, count(*)::int as usage ${values} group by x.value
    order by ${column} ${direction}, x.value limit ${size} offset ${page * size}`.execute(db);
  return {
    results: rows,
    total: async () => {
      const counted = await sql<{
        n: string;
      }>`select count(distinct x.value) as n ${values}`.execute(db);
      return Number(counted.rows[0]?.n ?? 0);
    },
  };
};
