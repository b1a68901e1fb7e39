import { sql } from 'kysely';
import { shopInput, shopsQuery } from '#contract/rules/shop/shop.ts';
import { optionalMoment } from '#server/db/moment.ts';
import { linksBelow } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';
import { webhookEndpoints } from '#server/modules/shop/webhooks/endpoints.ts';

const keyCount = sql<number>`(select count(*)::int from api_keys k where k.shop_id = t.id
  and k.revoked_at is null and (k.ends_at is null or k.ends_at > now()))`;

const lastUsedAt = sql`(select max(k.last_used_at) from api_keys k where k.shop_id = t.id)`;

const orderCount = sql<number>`(select count(*)::int from orders o where o.shop_id = t.id)`;

const assertRoots = async ({ trx }: Writing, ids: readonly string[]): Promise<void> => {
  const { rows } = await sql`
    select from categories where id = any(${ids}::bigint[]) and parent_id is not null limit 1`.execute(
    trx,
  );
  if (rows.length > 0) throw invalid({ categoryIds: { rule: 'rules.unknown' } });
};

export const shops = defineEntity({
  name: 'shop',
  plural: 'shops',
  area: 'shops',
  table: 'shops',
  input: shopInput,
  query: shopsQuery,
  columns: ['name', 'url', 'languages', 'shows'],
  readOnlyColumns: ['currency'],
  children: {
    categoryIds: linksBelow({
      table: 'shop_categories',
      of: 'shop_id',
      to: 'category_id',
      linked: 'categories',
      kind: 'category',
      field: 'categoryIds',
    }),
    vendorIds: linksBelow({
      table: 'shop_vendors',
      of: 'shop_id',
      to: 'vendor_id',
      linked: 'vendors',
      kind: 'managedVendor',
      field: 'vendorIds',
    }),
  },
  fields: () => ({
    languages: sql<string[]>`t.languages`,
    keyCount,
    lastUsedAt: optionalMoment(lastUsedAt),
    orderCount,
  }),
  filters: { name: contains('name', 'url'), shows: equals('shows') },
  sorts: {
    name: byText('name'),
    id: byColumn('id'),
    shows: byColumn('shows'),
    keyCount,
    lastUsedAt,
    orderCount,
    updatedAt: byColumn('updated_at'),
  },
  check: (writing, { categoryIds }) => assertRoots(writing, categoryIds),
  uses: (given) => sql`
    select 'order' as kind, id, shop_id as used from orders where shop_id = ${given}`,
  inUse: 'resources.shops.inUse',
  along: [{ tracked: webhookEndpoints.tracked, table: 'webhook_endpoints', of: 'shop_id' }],
});
