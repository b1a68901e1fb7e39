import { sql } from 'kysely';
import type { OpenTasks } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { runState } from '#server/entity/filters.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { runState as feedState } from '#server/modules/website/affiliateNetworks/runs.ts';
import { isShownButUnavailable } from '#server/modules/website/affiliateProducts/products.ts';
import { notForSale } from '#server/modules/website/styleSections/sections.ts';

const soonDays = 7;

/** Records of a table with a first and a last day that end soon. */
const ending = (table: 'discounts' | 'website_banners') => sql<number>`(
  select count(*)::int from ${sql.table(table)} t
  where ${runState} = 'active'
    and t.ends_on <= (now() at time zone 'Europe/Berlin')::date + ${soonDays}::int)`;

const overdue = (role: 'manufacturer' | 'vendor') => sql<number>`(
  select count(*)::int from users
  where role = ${role} and password_hash is null
    and invited_at < now() - ${limits.invitationDays} * interval '1 day')`;

const failedFeeds = sql<number>`(
  select count(*)::int from affiliate_networks t
  where t.status = 'active' and (
    select ${feedState} from affiliate_runs r where r.network_id = t.id
    order by r.id desc limit 1) = 'failed')`;

/** The ended months of the ledger that are not closed. */
const monthsToClose = sql<number>`(
  select count(*)::int from generate_series(month_to_close()::timestamp,
    date_trunc('month', now() at time zone 'Europe/Berlin') - interval '1 month', interval '1 month'))`;

export const openTasks = async (db: Db, { userId }: Viewer): Promise<OpenTasks> => {
  const { rows } = await sql<OpenTasks>`${prepared}
    select
      (select count(*)::int from user_feedback where status = 'open') as "unansweredFeedback",
      (select count(*)::int from payouts where state = 'requested') as "requestedPayouts",
      (select count(*)::int from repayments where state = 'owed') as "owedRepayments",
      ${monthsToClose} as "monthsToClose",
      (select count(*)::int from returns where state = 'received') as "returnsToRefund",
      (select count(*)::int from jobs where user_id = ${userId} and state = 'failed')
        as "failedJobs",
      ${failedFeeds} as "failedFeeds",
      (select count(*)::int from affiliate_categories where category_id is null and n > 0)
        as "unmappedCategories",
      (select count(*)::int from affiliate_products t where ${isShownButUnavailable})
        as "affiliatesNotForSale",
      (select count(*)::int from style_sections t where ${notForSale} > 0) as "sectionsNotForSale",
      ${overdue('manufacturer')} as "overdueManufacturers",
      ${overdue('vendor')} as "overdueVendors",
      ${ending('discounts')} as "endingDiscounts",
      ${ending('website_banners')} as "endingBanners"`.execute(db);
  return rows[0] as OpenTasks;
};
