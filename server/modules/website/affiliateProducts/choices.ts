import { type RawBuilder, sql } from 'kysely';
import type { AffiliateProductChoice } from '#contract/generated/schema.ts';
import type { AffiliateProductChoicesFilter } from '#contract/rules/website/style.ts';
import type { Db } from '#server/db/database.ts';
import { countOf, pageOf, type Rows } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { linkedBy } from '#server/modules/website/styles/choices.ts';
import { isAffiliateForSale } from '#server/modules/website/styles/forSale.ts';

const within = (
  viewer: Viewer,
  { ids, style_id }: AffiliateProductChoicesFilter,
): RawBuilder<unknown> => {
  if (!ids) return isAffiliateForSale;
  const isKnown =
    viewer.portal === 'admin'
      ? sql`true`
      : sql`(${isAffiliateForSale} or a.id in ${linkedBy(
          viewer,
          'style_affiliate_products',
          'affiliate_product_id',
          style_id,
        )})`;
  return sql`a.id = any(${ids}::bigint[]) and ${isKnown}`;
};

/** Products that styles and sections can link; see `affiliateProductChoices`. */
export const choices = async (
  db: Db,
  viewer: Viewer,
  filter: AffiliateProductChoicesFilter,
): Promise<ListSource<AffiliateProductChoice>> => {
  const where = [within(viewer, filter)];
  if (filter.search) where.push(hasWords(filter.search, sql`a.title`));
  const matching: Rows = { table: 'affiliate_products', alias: 'a', where };
  const column = filter.sort === 'id' ? sql`a.id` : sql`a.title`;
  const { rows } = await sql<AffiliateProductChoice>`
    select a.id, a.title as name, n.name as network, a.price::text as price, a.picture as image,
      a.link, ${isAffiliateForSale} as "isForSale"
    from (${pageOf(matching, column, filter)}) p join affiliate_products a on a.id = p.id
    join affiliate_networks n on n.id = a.network_id order by p.n`.execute(db);
  return { results: rows, total: () => countOf(db, matching, filter.countUpTo) };
};
