import { sql } from 'kysely';
import type { ContentFigures } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { ownedBy } from '#server/db/owner.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { unavailableInStyle } from '#server/modules/website/styles/forSale.ts';
import { styleRights } from '#server/modules/website/styles/rights.ts';

/** The totals of the lists that the figures link to, in one statement. */
export const contentFigures = async (db: Db, viewer: Viewer): Promise<ContentFigures> => {
  const isSeen = styleRights(viewer, 'see');
  const { rows } = await sql<ContentFigures>`${prepared}
    select
      (select count(*)::int from blog_posts t
        where t.status = '1' and ${ownedBy(viewer, 't', ['manufacturer_id', 'vendor_id'])}) as posts,
      (select count(*)::int from styles t where t.status = '1' and ${isSeen}) as styles,
      (select count(*)::int from style_sections where status = '1') as sections,
      (select count(*)::int from styles t where ${isSeen} and exists (${unavailableInStyle}))
        as "stylesNotForSale"`.execute(db);
  return rows[0] as ContentFigures;
};
