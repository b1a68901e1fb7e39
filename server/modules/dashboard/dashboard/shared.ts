import { sql } from 'kysely';
import type { CatalogueFigures, MarketplaceFigures } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { variationCounts } from '#server/modules/catalogue/variations/counts/counted.ts';

const unverified = sql`(count(*) filter (where status = '1' and suspended_at is null))::int`;

export const catalogueFigures = async (db: Db): Promise<CatalogueFigures> => {
  const { rows } = await sql<CatalogueFigures>`
    select c.*, m.*, v.* from
      (select (select count(*)::int from categories) as categories,
        (select count(*)::int from tags) as tags) c,
      (select count(*)::int as manufacturers,
        ${unverified} as "unverifiedManufacturers" from manufacturers) m,
      (select count(*)::int as vendors,
        ${unverified} as "unverifiedVendors" from vendors) v
    `.execute(db);
  return rows[0] as CatalogueFigures;
};

export const marketplaceFigures = async (db: Db): Promise<MarketplaceFigures> => {
  const { rows } = await sql<MarketplaceFigures>`
    select
      (select coalesce(sum(n), 0)::int from ${variationCounts} c
        where c.status = '1' and not c.is_sample) as variations,
      (select count(*)::int from manufacturers) as manufacturers,
      (select count(*)::int from services) as services`.execute(db);
  return rows[0] as MarketplaceFigures;
};
