import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { Portal } from '#contract/portal.ts';
import type { Dashboard, Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import { own, ownParents } from '#server/modules/variations/filter.ts';

type Counts = Pick<
  Dashboard,
  'variationsPublished' | 'variationsDraft' | 'samples' | 'parents' | 'variationsWithoutImage'
>;

/** The viewer's own products. */
const productCounts = async (db: Context['db'], viewer: Viewer): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select
      (count(*) filter (where v.sample_of_id is null and v.status = '1'))::int as "variationsPublished",
      (count(*) filter (where v.sample_of_id is null and v.status = '2'))::int as "variationsDraft",
      (count(*) filter (where v.sample_of_id is not null))::int as samples,
      (select count(*)::int from parent_products p where ${ownParents(viewer)}) as parents,
      (count(*) filter (where not exists (
        select 1 from variation_images i where i.variation_id = v.id)))::int as "variationsWithoutImage"
    from variations v where ${own(viewer)}`.execute(db);
  return rows[0] ?? {};
};

/** What belongs to nobody. */
const shared = {
  categories: sql`(select count(*)::int from categories)`,
  tags: sql`(select count(*)::int from tags)`,
  manufacturers: sql`(select count(*)::int from manufacturers)`,
  services: sql`(select count(*)::int from services)`,
  marketplaceVariations: sql`(select count(*)::int from variations
    where status = '1' and sample_of_id is null)`,
};
type Shared = keyof typeof shared;

/** What each portal's roles deal with; nothing else is counted. */
const sharedOf: Record<Portal, readonly Shared[]> = {
  admin: ['categories', 'tags', 'manufacturers'],
  manufacturer: [],
  vendor: ['manufacturers', 'services', 'marketplaceVariations'],
};

const sharedCounts = async (db: Context['db'], viewer: Viewer): Promise<Dashboard> => {
  const names = sharedOf[viewer.portal];
  if (names.length === 0) return {};
  const columns = names.map((name) => sql`${shared[name]} as ${sql.id(name)}`);
  const { rows } = await sql<Dashboard>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
};

export const dashboardResolvers: Resolvers = {
  Query: {
    dashboard: async (_, __, context) => {
      const viewer = viewerOf(context);
      const products = can(viewer.roles, 'variations', 'view')
        ? await productCounts(context.db, viewer)
        : {};
      return answer({ ...products, ...(await sharedCounts(context.db, viewer)) });
    },
  },
};
