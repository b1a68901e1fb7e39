import { sql } from 'kysely';
import { can } from '#contract/access.ts';
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

/** What belongs to nobody, as far as the viewer's role deals with it. */
const sharedCounts = async (db: Context['db'], viewer: Viewer): Promise<Dashboard> => {
  const { rows } = await sql<{ [Name in keyof Dashboard]: number }>`
    select (select count(*)::int from categories) as categories,
      (select count(*)::int from tags) as tags,
      (select count(*)::int from manufacturers) as manufacturers,
      (select count(*)::int from services) as services,
      (select count(*)::int from variations
        where status = '1' and sample_of_id is null) as "marketplaceVariations"`.execute(db);
  const counts = rows[0] ?? {};
  const isPartner = viewer.portal === 'vendor';
  const isAdmin = viewer.portal === 'admin';
  return {
    categories: isAdmin ? counts.categories : null,
    tags: isAdmin ? counts.tags : null,
    manufacturers: isAdmin || isPartner ? counts.manufacturers : null,
    services: isPartner ? counts.services : null,
    marketplaceVariations: isPartner ? counts.marketplaceVariations : null,
  };
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
