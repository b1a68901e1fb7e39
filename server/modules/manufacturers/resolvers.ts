import { sql } from 'kysely';
import { type ManufacturersFilter, manufacturersQuery } from '#contract/rules/manufacturer.ts';
import type { Db } from '#server/db/database.ts';
import { hasWords } from '#server/db/search.ts';
import type { ManufacturerChoice, Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { parse } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';

const matching = (db: Db, { company_name, ids }: ManufacturersFilter) =>
  db
    .selectFrom('manufacturers as m')
    .$if(Boolean(company_name), (query) =>
      query.where(sql<boolean>`${hasWords(company_name ?? '', sql`m.company_name`)}`),
    )
    .$if(Boolean(ids), (query) => query.where(sql<boolean>`m.id = any(${ids}::bigint[])`));

const listManufacturers = async (
  db: Db,
  filter: ManufacturersFilter,
): Promise<ListSource<ManufacturerChoice>> => ({
  results: await matching(db, filter)
    .select(['m.id', 'm.company_name'])
    .orderBy(
      filter.sort === 'id' ? sql`m.id` : sql`lower(m.company_name)`,
      filter.order === 'DESC' ? 'desc' : 'asc',
    )
    .orderBy('m.id')
    .limit(filter.size)
    .offset(filter.page * filter.size)
    .execute(),
  total: async () => {
    const row = await matching(db, filter)
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(row.n);
  },
});

export const manufacturerResolvers: Resolvers = {
  Query: {
    manufacturers: async (_, { query }, { db }) =>
      answer(await listManufacturers(db, parse(manufacturersQuery, query))),
  },
};
