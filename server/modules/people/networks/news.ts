import { type RawBuilder, sql } from 'kysely';
import type { NetworkNews } from '#contract/generated/schema.ts';
import type { NetworkNewsFilter } from '#contract/rules/people/network.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { countOf, pageOf, type Rows } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { connectedWith } from './connections.ts';
import { isOpen, meOf } from './partners.ts';

/** Published news of the manufacturers that a vendor is connected with; empty for manufacturers. */
export const networkNews = async (
  db: Db,
  viewer: Viewer,
  filter: NetworkNewsFilter,
): Promise<ListSource<NetworkNews>> => {
  const { kind, id } = meOf(viewer);
  const makers = connectedWith({ kind, id: sql`${id}::bigint` }, 'manufacturer');
  const where: RawBuilder<unknown>[] = [
    kind === 'vendor' ? sql`t.status = '1'` : sql`false`,
    sql`t.manufacturer_id in (
      select m.id from manufacturers m where m.id in (${makers}) and ${isOpen('manufacturer', 'm')})`,
  ];
  if (filter.ids) where.push(sql`t.id = any(${filter.ids}::bigint[])`);
  if (filter.title) where.push(hasWords(filter.title, sql`t.title`, sql`t.text`));
  const rows: Rows = { table: 'news', where };
  const column = filter.sort === 'id' ? sql`t.id` : sql`t.published_at`;
  const { rows: results } = await sql<NetworkNews>`
    select t.id, t.manufacturer_id as "manufacturerId", m.company_name as company, t.title, t.text,
      t.link, t.picture, ${moment('t.published_at')} as "publishedAt"
    from (${pageOf(rows, column, filter)}) x join news t on t.id = x.id
    join manufacturers m on m.id = t.manufacturer_id order by x.n`.execute(db);
  return { results, total: () => countOf(db, rows, filter.countUpTo) };
};
