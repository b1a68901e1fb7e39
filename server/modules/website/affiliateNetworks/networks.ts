import { type RawBuilder, sql } from 'kysely';
import type { AffiliateRun } from '#contract/generated/schema.ts';
import type { FeedMapping } from '#contract/rules/website/affiliateFeed.ts';
import {
  affiliateNetworkInput,
  affiliateNetworksQuery,
} from '#contract/rules/website/affiliateNetwork.ts';
import { optionalMoment } from '#server/db/moment.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import type { Read } from '#server/entity/states.ts';
import { runJson, runState } from './runs.ts';

const lastRunId = sql`(
  select max(x.id) from affiliate_runs x where x.network_id = t.id)`;

const state = sql<string>`case when t.status = 'paused' then 'paused' else coalesce((
  select ${runState} from affiliate_runs r where r.id = ${lastRunId}), 'new') end`;

const lastRun = sql<AffiliateRun | null>`(
  select ${runJson} from affiliate_runs r where r.id = ${lastRunId})`;

const lastRunAt = optionalMoment('t.last_run_at');

const productCount = sql<number>`(
  select count(*)::int from affiliate_products p where p.network_id = t.id and p.gone_at is null)`;

const publishedCount = sql<number>`(
  select count(*)::int from affiliate_products p
  where p.network_id = t.id and p.gone_at is null and p.status = 'published')`;

const unmappedCount = sql<number>`(
  select count(*)::int from affiliate_categories c
  where c.network_id = t.id and c.category_id is null and c.n > 0)`;

/** The styles and sections that link products of networks. */
const uses = (given: RawBuilder<unknown>) => sql`
  select 'style' as kind, l.style_id as id, p.network_id as used
  from affiliate_products p join style_affiliate_products l on l.affiliate_product_id = p.id
  where p.network_id = ${given}
  union all
  select 'styleSection', b.section_id, p.network_id
  from affiliate_products p join style_block_affiliate_products l on l.affiliate_product_id = p.id
  join style_blocks b on b.id = l.block_id where p.network_id = ${given}`;

/** Each column with the field that it is mapped to. */
const mappingLines: Read = (value) =>
  Object.entries((value ?? {}) as Record<string, string>)
    .filter(([, column]) => column !== '')
    .map(([field, column]) => [`${field}: ${column}`]);

export const affiliateNetworks = defineEntity({
  name: 'affiliateNetwork',
  plural: 'affiliateNetworks',
  area: 'externalSources',
  table: 'affiliate_networks',
  input: affiliateNetworkInput,
  query: affiliateNetworksQuery,
  columns: ['name', 'feed_url', 'format', 'delimiter', 'row_element', 'mapping', 'schedule'],
  readOnlyColumns: ['status'],
  fields: () => ({
    mapping: sql<FeedMapping>`t.mapping`,
    isActive: sql<boolean>`(t.status = 'active')`,
    state,
    lastRunAt,
    lastRun,
    productCount,
    publishedCount,
    unmappedCount,
  }),
  filters: {
    name: contains('name', 'feed_url'),
    state: (given) => sql`${state} = ${given}`,
    schedule: equals('schedule'),
  },
  sorts: {
    name: byText('name'),
    id: byColumn('id'),
    state,
    lastRunAt: byColumn('last_run_at'),
    productCount,
    unmappedCount,
    updatedAt: byColumn('updated_at'),
  },
  uses,
  inUse: 'error.AFFILIATE_NETWORK_IN_USE',
  history: { mapping: mappingLines },
});
