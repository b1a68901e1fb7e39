import { sql } from 'kysely';
import type { ManufacturerChoice } from '#contract/generated/schema.ts';
import {
  type ManufacturersFilter,
  manufacturersQuery,
} from '#contract/rules/people/manufacturer.ts';
import type { Db } from '#server/db/database.ts';
import { countFrom } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import { parse } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Viewer, viewerOf } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { connectedWith } from '#server/modules/people/networks/connections.ts';

/**
 * All manufacturers for administrators; for vendors those they are connected with or whose products
 * they sell.
 */
const visibleTo = ({ portal, vendorId }: Viewer) => {
  if (portal === 'admin') return sql<boolean>`true`;
  return sql<boolean>`m.id in (
    ${connectedWith({ kind: 'vendor', id: sql`${vendorId}::bigint` }, 'manufacturer')}
    union all select p.manufacturer_id from vendor_products i
    join variations v on v.id = i.variation_id join parent_products p on p.id = v.parent_id
    where i.vendor_id = ${vendorId})`;
};

const matching = (db: Db, viewer: Viewer, { company_name, ids }: ManufacturersFilter) =>
  db
    .selectFrom('manufacturers as m')
    .where(visibleTo(viewer))
    .$if(Boolean(company_name), (query) =>
      query.where(sql<boolean>`${hasWords(company_name ?? '', sql`m.company_name`)}`),
    )
    .$if(Boolean(ids), (query) => query.where(sql<boolean>`m.id = any(${ids}::bigint[])`));

const listManufacturers = async (
  db: Db,
  viewer: Viewer,
  filter: ManufacturersFilter,
): Promise<ListSource<ManufacturerChoice>> => ({
  results: await matching(db, viewer, filter)
    .select(['m.id', 'm.company_name'])
    .orderBy(
      filter.sort === 'id' ? sql`m.id` : sql`lower(m.company_name)`,
      filter.order === 'DESC' ? 'desc' : 'asc',
    )
    .orderBy('m.id')
    .limit(filter.size)
    .offset(filter.page * filter.size)
    .execute(),
  total: () =>
    countFrom(db, sql`from (${matching(db, viewer, filter).select('m.id')}) x`, filter.countUpTo),
});

export const manufacturerResolvers: Resolvers = {
  Query: {
    manufacturers: async (_, { query }, context) => {
      const filter = parse(manufacturersQuery, query);
      return answer(await listManufacturers(context.db, viewerOf(context), filter));
    },
  },
};
